import type { Change, Edit } from "#app/content/writing/edit.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import type { Place } from "#app/content/problem.ts";
import { CsvError } from "csv-parse/sync";
import { delimiterOf, parseRows, type Row } from "./csv-rows.ts";
import type { Fault, Read } from "./read.ts";
import type { SchemaNode } from "./schema-node.ts";
import { spreadsheetReader } from "./spreadsheet-reader.ts";

function fault(place: Place, cause: string, remedy: string): Fault {
  const { line, column } = place;
  return { severity: "error", line, column, field: "the row", cause, remedy };
}

function quoteFault(text: string, error: CsvError): Fault {
  const lines = text.split("\n");
  const open = lines.findIndex((line) => (line.match(/"/g)?.length ?? 0) % 2 === 1);
  const line = open >= 0 ? open + 1 : Number(error["lines"] ?? 1);
  return fault(
    { line, column: Math.max(1, (lines[line - 1] ?? "").indexOf('"') + 1) },
    "A quote is opened or closed in the wrong place.",
    'A cell with a comma in it stands in quotes, "like, this"; any other cell needs none.',
  );
}

function headFault(head: Row | undefined, names: readonly string[]): Fault | undefined {
  if (head?.cells.join() === names.join()) return undefined;
  return fault(
    { line: head?.line ?? 1, column: 1 },
    "The first line does not name the columns as it should.",
    `It must read ${names.join()}.`,
  );
}

function lengthFault(row: Row, names: readonly string[]): Fault {
  return fault(
    row,
    `The row has ${row.cells.length} cells instead of ${names.length}.`,
    `Every row has a cell for ${names.join()}, even if the cell is empty.`,
  );
}

function entryOf({ cells }: Row, names: readonly string[]): Record<string, string> {
  const filled = names.map((name, index) => [name, cells[index] ?? ""] as const);
  return Object.fromEntries(filled.filter(([, cell]) => cell !== ""));
}

function place(rows: readonly Row[], names: readonly string[], [index, name]: FieldPath): Place {
  const row = rows[Number(index)];
  const column = row?.columns[names.indexOf(String(name))];
  return { line: row?.line ?? 1, column: column ?? 1 };
}

/** Replaces or empties a cell. */
function cellEdit(text: string, at: Place, delimiter: string, change: Change): Edit | undefined {
  if ("key" in change) return undefined;
  const lines = text.split("\n");
  const line = lines[at.line - 1] ?? "";
  const before = lines.slice(0, at.line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const start = before + at.column - 1;
  const rest = line.slice(at.column - 1);
  const quoted = /^"(?:[^"]|"")*"/.exec(rest);
  const length = quoted?.[0].length ?? (rest.split(delimiter)[0] ?? "").length;
  const value = "to" in change ? String(change.to) : "";
  const cell = /[",;\t]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return { start, end: start + length, text: cell };
}

const nowhere = { locate: () => ({ line: 1, column: 1 }), edit: () => undefined };

/**
 * Reads a text with one row per line and one cell per column (CSV) by the schema of a row. Empty cells
 * are left out. What a spreadsheet makes of such a file is read as well: semicolons or tabs for commas,
 * empty columns at the end, days and times in its own forms.
 */
export function readRows(text: string, row: SchemaNode): Read {
  const names = Object.keys(row.properties ?? {});
  const delimiter = delimiterOf(text);
  try {
    const [head, ...rows] = parseRows(text, delimiter, names.length);
    const wrong = headFault(head, names);
    if (wrong !== undefined) return { raw: undefined, faults: [wrong], ...nowhere };
    const complete = rows.filter((entry) => entry.cells.length === names.length);
    const incomplete = rows.filter((entry) => entry.cells.length !== names.length);
    const entries = complete.map((entry) => entryOf(entry, names));
    return {
      raw: entries.map(spreadsheetReader(row, entries)),
      locate: (path) => place(complete, names, path),
      faults: incomplete.map((entry) => lengthFault(entry, names)),
      edit: (path, change) => cellEdit(text, place(complete, names, path), delimiter, change),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { raw: undefined, faults: [quoteFault(text, error)], ...nowhere };
  }
}
