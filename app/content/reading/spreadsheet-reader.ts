import { isDay } from "#app/domain/dates/day.ts";
import { dayReader, timeOfCell } from "#app/content/suggestions/spreadsheet-cells.ts";
import type { SchemaNode } from "./schema-node.ts";
import { childNode } from "./schema-node.ts";

type Entry = Record<string, string>;

/** Figures only: a day in words may have been typed, and is asked about. */
const byFigures = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?: 0{1,2}:00(?::00)?)?$/;

/** A day with the time behind it in one cell: "7/7/2019 14:05". */
const dayAndTime = /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})[ T](\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?)$/i;

/** The entry with a day and a time that stand in one cell in a cell each, where the time has none of its own. */
function parted(entry: Entry, days: readonly string[], [time]: readonly string[]): Entry {
  if (time === undefined || (entry[time] ?? "") !== "") return entry;
  for (const name of days) {
    const [, day, clock = ""] = dayAndTime.exec(entry[name]?.trim() ?? "") ?? [];
    const isMidnight = /^0{1,2}:00(?::00)?$/.test(clock);
    if (day !== undefined && !isMidnight) return { ...entry, [name]: day, [time]: clock };
  }
  return entry;
}

function isTime(node: SchemaNode | undefined): boolean {
  if (node?.pattern === undefined) return false;
  const pattern = new RegExp(node.pattern);
  // A name or a note has a pattern that a time fulfils, too.
  return pattern.test("23:59") && !pattern.test("a note");
}

/**
 * A spreadsheet that opens a log and saves it again writes its days and times in its own forms. They are
 * read as what they were; everything else stays as it is.
 */
export function spreadsheetReader(row: SchemaNode, entries: readonly Entry[]) {
  const fields = Object.keys(row.properties ?? {});
  const times = fields.filter((name) => isTime(childNode(row, name)));
  const days = fields.filter((name) => childNode(row, name)?.format === "date");
  const readers = fields.flatMap((name) => {
    const node = childNode(row, name);
    if (isTime(node)) return [[name, timeOfCell] as const];
    if (node?.format !== "date") return [];
    const read = dayReader(entries.map((entry) => entry[name] ?? ""));
    const day = (cell: string) => (byFigures.test(cell) && !isDay(cell) ? read(cell) : undefined);
    return [[name, day] as const];
  });
  return (written: Entry): Entry => {
    const entry = parted(written, days, times);
    const read = readers.flatMap(([name, readCell]) => {
      const cell = entry[name];
      const value = cell === undefined ? undefined : readCell(cell);
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...entry, ...Object.fromEntries(read) };
  };
}
