import type { FieldPath } from "#app/content/field-path.ts";
import type { Place } from "#app/content/problem.ts";
import { CsvError, parse } from "csv-parse/sync";
import type { Fault, Read } from "./read.ts";

interface Row extends Place {
  readonly cells: readonly string[];
  /** Where each cell begins in its line, counted from 1. */
  readonly columns: readonly number[];
}

function fault(place: Place, cause: string, remedy: string): Fault {
  const { line, column } = place;
  return { severity: "error", line, column, field: "the row", cause, remedy };
}

function cellColumns(line: string): number[] {
  const columns = [1];
  let quoted = false;
  for (const [index, letter] of line.split("").entries()) {
    if (letter === '"') quoted = !quoted;
    else if (letter === "," && !quoted) columns.push(index + 2);
  }
  return columns;
}

function isBlank({ cells }: Row): boolean {
  return cells.every((cell) => cell.trim() === "");
}

function parseRows(text: string): Row[] {
  const lines = text.split("\n");
  const rows: Row[] = [];
  parse(text, {
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines: last }) => {
      const inner = cells.join("").split("\n").length - 1;
      const line = last - inner;
      rows.push({ cells, line, column: 1, columns: cellColumns(lines[line - 1] ?? "") });
      return null;
    },
  });
  return rows.filter((row) => !isBlank(row));
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
  const semicolons = head?.cells.length === 1 && head.cells[0]?.includes(";");
  return fault(
    { line: head?.line ?? 1, column: 1 },
    "The first line does not name the columns as it should.",
    `It must read ${names.join()}.${semicolons ? " Save the file with commas, not semicolons." : ""}`,
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

/** Reads a text with one row per line and one cell per column (CSV). Empty cells are left out. */
export function readRows(text: string, names: readonly string[]): Read {
  try {
    const [head, ...rows] = parseRows(text);
    const wrong = headFault(head, names);
    const complete = rows.filter((row) => row.cells.length === names.length);
    const incomplete = rows.filter((row) => row.cells.length !== names.length);
    return {
      raw: wrong === undefined ? complete.map((row) => entryOf(row, names)) : undefined,
      locate: (path) => place(complete, names, path),
      faults: wrong === undefined ? incomplete.map((row) => lengthFault(row, names)) : [wrong],
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      raw: undefined,
      locate: () => ({ line: 1, column: 1 }),
      faults: [quoteFault(text, error)],
    };
  }
}
