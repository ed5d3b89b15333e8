import styles from "./TileGrid.module.css";

/** The class of a list that is a map of tiles. */
export const tileGrid = styles.tiles;

/** What puts an element where its tile lies; column and row count from 1. */
export function tilePlace({ column, row }: { column: number; row: number }) {
  return { "data-column": column, "data-row": row };
}
