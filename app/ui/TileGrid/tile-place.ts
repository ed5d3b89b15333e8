import styles from "./TileGrid.module.css";

/** The class of a list that is a map of tiles. */
export const tileGrid = styles.tiles;

/** Attributes that place an element on its tile; column and row count from 1. */
export function tilePlace({ column, row }: { column: number; row: number }) {
  return { "data-column": column, "data-row": row };
}
