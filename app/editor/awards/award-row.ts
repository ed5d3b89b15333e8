/** An award to be added; missing values are shared by the evening. */
export interface AwardRow {
  readonly badge: string;
  readonly player: string;
  readonly date?: string;
  readonly time?: string;
  readonly zone?: string;
  readonly note?: string;
  readonly again?: string;
}

/** Values that all awards of an evening share by default. */
export interface Evening {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/** The value an evening still needs before its awards can be added; undefined if none is missing. */
export function missingOf(rows: readonly AwardRow[], evening: Evening): string | undefined {
  const shared = rows.filter(({ date }) => date === undefined);
  if (shared.length === 0) return undefined;
  if (evening.date === "") return "The day is missing.";
  return (evening.time === "") === (evening.zone === "")
    ? undefined
    : "A time needs a zone, and a zone a time.";
}

/** Cells of an award in the log's columns. */
export function cellsOf(row: AwardRow, evening: Evening): readonly string[] {
  const { time, zone } = row.time === undefined && row.date === undefined ? evening : row;
  const isTimed = Boolean(time) && Boolean(zone);
  return [
    row.badge,
    row.player,
    row.date ?? evening.date,
    isTimed ? (time ?? "") : "",
    isTimed ? (zone ?? "") : "",
    row.note ?? "",
    row.again ?? "",
  ];
}
