/** Names of the open data tables. */
export const tableNames = [
  "players",
  "seasons",
  "tournaments",
  "games",
  "opponents",
  "badges",
  "awards",
  "news",
] as const;

export type TableName = (typeof tableNames)[number];

/** Path of a table: `/data/games.json` or `/data/games.csv`. */
export function dataPath(name: TableName, kind: "json" | "csv"): string {
  return `/data/${name}.${kind}`;
}
