import styles from "./TileGrid.module.css";

/** Class of a list that is laid out as a tile map. */
export const tileGrid = styles.tiles;

/** Attributes that position an element on its tile; column and row count from 1. */
export function tilePlace({ column, row }: { column: number; row: number }) {
  return { "data-column": column, "data-row": row };
}
