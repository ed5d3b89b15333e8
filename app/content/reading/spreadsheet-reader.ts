import { isDay } from "#app/domain/dates/day.ts";
import { dayReader, timeOfCell } from "#app/content/suggestions/spreadsheet-cells.ts";
import type { SchemaNode } from "./schema-node.ts";
import { childNode } from "./schema-node.ts";

type Entry = Record<string, string>;

/** Figures only: a day in words may have been typed, and is asked about. */
const byFigures = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?: 0{1,2}:00(?::00)?)?$/;

function isTime(node: SchemaNode | undefined): boolean {
  return node?.pattern !== undefined && new RegExp(node.pattern).test("23:59");
}

/**
 * A spreadsheet that opens a log and saves it again writes its days and times in its own forms. They are
 * read as what they were; everything else stays as it is.
 */
export function spreadsheetReader(row: SchemaNode, entries: readonly Entry[]) {
  const readers = Object.keys(row.properties ?? {}).flatMap((name) => {
    const node = childNode(row, name);
    if (isTime(node)) return [[name, timeOfCell] as const];
    if (node?.format !== "date") return [];
    const read = dayReader(entries.map((entry) => entry[name] ?? ""));
    const day = (cell: string) => (byFigures.test(cell) && !isDay(cell) ? read(cell) : undefined);
    return [[name, day] as const];
  });
  return (entry: Entry): Entry => {
    const read = readers.flatMap(([name, readCell]) => {
      const cell = entry[name];
      const value = cell === undefined ? undefined : readCell(cell);
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...entry, ...Object.fromEntries(read) };
  };
}
