import type { Tile } from "./state.ts";

/** What stands where the map has nothing. */
const GAP = ".";

/** So many tiles stand side by side and can still be pressed on a phone. */
export const MOST_COLUMNS = 12;

/** So many rows are a map that is seen as one. */
export const MOST_ROWS = 16;

const cellsOf = (row: string) => row.trim().split(/\s+/);

/** The codes in a row of the map. */
export function codesOnMap(row: string): string[] {
  return cellsOf(row).filter((cell) => cell !== GAP);
}

/** The tiles of a map that is drawn in rows of codes, with dots where it has nothing. */
export function tilesOf(rows: readonly string[]): Map<string, Tile> {
  const drawn = rows.flatMap((row, down) =>
    cellsOf(row).flatMap((code, along) =>
      code === GAP ? [] : [[code, { column: along + 1, row: down + 1 }] as const],
    ),
  );
  const left = Math.min(...drawn.map(([, { column }]) => column));
  return new Map(
    drawn.map(([code, { column, row }]) => [code, { column: column - left + 1, row }]),
  );
}

/**
 * The tiles of all codes: those that nobody has drawn stand in rows below the map, or make a map of their own where
 * none is drawn.
 */
export function tilesOfAll(codes: readonly string[], rows: readonly string[]): Map<string, Tile> {
  const tiles = tilesOf(rows);
  const rest = codes.filter((code) => !tiles.has(code));
  const drawn = Math.max(0, ...Array.from(tiles.values(), ({ column }) => column));
  // About as wide as a map that is wider than high.
  const width = drawn || Math.min(MOST_COLUMNS, Math.ceil(Math.sqrt(rest.length * 1.5)));
  for (const [index, code] of rest.entries()) {
    const row = rows.length + 1 + Math.floor(index / width);
    tiles.set(code, { column: (index % width) + 1, row });
  }
  return tiles;
}
