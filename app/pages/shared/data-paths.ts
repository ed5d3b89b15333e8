/** The files of the open data, one of each kind. */
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

/** `/data/games.json`, `/data/games.csv`, and the schema of the first. */
export function dataPath(name: TableName, kind: "json" | "csv" | "schema.json"): string {
  return `/data/${name}.${kind}`;
}

/** Index of the open data files. */
export const dataIndex = "/data/index.json";
export const dataIndexSchema = "/data/index.schema.json";
