import type { Place } from "#app/content/problem.ts";
import { parse } from "csv-parse/sync";

/** A row of a text, where it stands, and where each of its cells begins, counted from 1. */
export interface Row extends Place {
  readonly cells: readonly string[];
  readonly columns: readonly number[];
}

/** What parts the cells: a comma, or what a spreadsheet wrote in its place. */
export function delimiterOf(text: string): string {
  const [head = ""] = text.split("\n", 1);
  return [",", ";", "\t"].find((sign) => head.split(sign).length > 1) ?? ",";
}

function cellColumns(line: string, delimiter: string): number[] {
  const columns = [1];
  let quoted = false;
  for (const [index, letter] of line.split("").entries()) {
    if (letter === '"') quoted = !quoted;
    else if (letter === delimiter && !quoted) columns.push(index + 2);
  }
  return columns;
}

/** A row without the empty cells that a spreadsheet adds behind the last column. */
function upTo(cells: readonly string[], width: number): string[] {
  const kept = cells.slice(0, width);
  const more = cells.slice(width);
  return more.every((cell) => cell.trim() === "") ? kept : [...kept, ...more];
}

/** The rows with something in them, the first line included; `width` is the number of columns. */
export function parseRows(text: string, delimiter: string, width: number): Row[] {
  const lines = text.split("\n");
  const rows: Row[] = [];
  parse(text, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (all: string[], { lines: last }) => {
      const cells = upTo(all, width);
      const line = last - (cells.join("").split("\n").length - 1);
      const columns = cellColumns(lines[line - 1] ?? "", delimiter);
      rows.push({ cells, line, column: 1, columns });
      return null;
    },
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}
