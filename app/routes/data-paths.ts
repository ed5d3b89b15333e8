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

/** Path of a table: `/data/games.json`, `/data/games.csv`, or the JSON file's schema. */
export function dataPath(name: TableName, kind: "json" | "csv" | "schema.json"): string {
  return `/data/${name}.${kind}`;
}

/** Index of the open data files. */
export const dataIndex = "/data/index.json";
export const dataIndexSchema = "/data/index.schema.json";
