/**
 * Every plate as a tile near its place on the map; Mexico and the territories fill gaps at the
 * edge.
 */
const ROWS = [
  "AK  .   .   .   .   .   .   .   .   .   ME",
  ".   .   .   .   .   .   .   .   .   VT  NH",
  "WA  ID  MT  ND  MN  WI  .   MI  NY  MA  RI",
  "OR  NV  WY  SD  IA  IL  IN  OH  PA  NJ  CT",
  "CA  UT  CO  NE  MO  KY  WV  VA  MD  DE  .",
  ".   AZ  NM  KS  AR  TN  NC  SC  DC  .   .",
  "MP  GU  .   OK  LA  MS  AL  GA  .   .   VI",
  "HI  AS  MEX TX  .   .   .   .   FL  .   PR",
].map((row) => row.split(/\s+/));

/** A place in the grid of 11 columns and 8 rows, both from 1, counted from the upper left. */
export interface Tile {
  readonly column: number;
  readonly row: number;
}

/** The tile of a plate's code. Throws a RangeError for a code that has none. */
export function tileOf(code: string): Tile {
  const row = ROWS.findIndex((codes) => codes.includes(code));
  if (row === -1) throw new RangeError(`"${code}" has no tile`);
  return { column: (ROWS[row] ?? []).indexOf(code) + 1, row: row + 1 };
}
