import { classes } from "#app/lib/classes.ts";
import styles from "./TileGrid.module.css";

/** The classes that put an element where its tile lies; column and row count from 1. */
export function tilePlace({ column, row }: { column: number; row: number }): string {
  return classes(styles[`c${column}`], styles[`r${row}`]);
}
