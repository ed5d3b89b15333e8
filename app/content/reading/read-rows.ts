import { CsvError, parse } from "csv-parse/sync";
import type { FieldPath } from "#app/content/field-path.ts";
import { type SourcePosition, textProblem, type TextProblem } from "#app/content/problem.ts";
import { dayReader, readTime } from "#app/content/suggestions.ts";
import { isDay } from "#app/domain/dates/day.ts";
import type { ReadText } from "./read.ts";
import { type SchemaNode, childNode } from "./schema-node.ts";

/** A row with its place, and the column of each cell, counted from 1. */
interface Row extends SourcePosition {
  readonly cells: readonly string[];
  readonly columns: readonly number[];
}

/** The cell delimiter: a comma, or the semicolon or tab that a spreadsheet wrote instead. */
export function detectDelimiter(text: string): string {
  const [head = ""] = text.split("\n", 1);
  return [",", ";", "\t"].find((sign) => head.split(sign).length > 1) ?? ",";
}

function cellColumns(line: string, delimiter: string): number[] {
  const columns = [1];
  let isInQuotes = false;
  for (const [index, letter] of line.split("").entries()) {
    if (letter === '"') isInQuotes = !isInQuotes;
    else if (letter === delimiter && !isInQuotes) columns.push(index + 2);
  }
  return columns;
}

/** A row without the empty cells that spreadsheets add after the last column. */
function trimCells(cells: readonly string[], columnCount: number): string[] {
  const isOver = cells.slice(columnCount).every((cell) => cell.trim() === "");
  return isOver ? cells.slice(0, columnCount) : [...cells];
}

/** All rows that are not empty, with the head. */
function parseRows(text: string, delimiter: string, columnCount: number): Row[] {
  const lines = text.split("\n");
  const rows: Row[] = [];
  parse(text, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (allCells: string[], { lines: lastLine }) => {
      const cells = trimCells(allCells, columnCount);
      // The row begins above its last line if its cells have line breaks.
      const line = lastLine - (cells.join("").split("\n").length - 1);
      const columns = cellColumns(lines[line - 1] ?? "", delimiter);
      rows.push({ cells, line, column: 1, columns });
      return null;
    },
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

/** A row's cells by column, without the empty ones. */
type Entry = Record<string, string>;

/** A day in digits, as spreadsheets save it. One in words was typed by a person, who is asked instead. */
const DAY_IN_DIGITS = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?: 0{1,2}:00(?::00)?)?$/;

/**
 * Rewrites days and times from the formats in which spreadsheets save them. All days of a column tell together whether the
 * day or the month comes first.
 */
function convertCells(entries: readonly Entry[], rowSchema: SchemaNode): Entry[] {
  const converters = Object.keys(rowSchema.properties ?? {}).flatMap((name) => {
    const node = childNode(rowSchema, name);
    if (node?.["kind"] === "time") return [[name, readTime] as const];
    if (node?.format !== "date") return [];
    const readDay = dayReader(entries.map((entry) => entry[name] ?? ""));
    const convertDay = (cell: string) =>
      DAY_IN_DIGITS.test(cell) && !isDay(cell) ? readDay(cell) : undefined;
    return [[name, convertDay] as const];
  });
  return entries.map((entry) => {
    const converted = converters.flatMap(([name, convert]) => {
      const value = convert(entry[name] ?? "");
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...entry, ...Object.fromEntries(converted) };
  });
}

function rowProblem(position: SourcePosition, cause: string, remedy: string): TextProblem {
  return textProblem(position, { cause, remedy }, "the row");
}

function quoteProblem(text: string, error: CsvError): TextProblem {
  const lines = text.split("\n");
  const open = lines.findIndex((line) => (line.match(/"/g)?.length ?? 0) % 2 === 1);
  const line = open >= 0 ? open + 1 : Number(error["lines"] ?? 1);
  const column = Math.max(1, (lines[line - 1] ?? "").indexOf('"') + 1);
  const cause = "A quote is opened or closed in the wrong place.";
  const remedy = 'Put a cell with a comma in quotes, "like, this". Other cells need no quotes.';
  return rowProblem({ line, column }, cause, remedy);
}

function headProblem(head: Row | undefined, names: readonly string[]): TextProblem | undefined {
  if (head?.cells.join() === names.join()) return undefined;
  const cause = "The first line does not have the right column names.";
  return rowProblem({ line: head?.line ?? 1, column: 1 }, cause, `It must be ${names.join()}.`);
}

function lengthProblem(row: Row, names: readonly string[]): TextProblem {
  const cause = `The row has ${row.cells.length} cells instead of ${names.length}.`;
  const remedy = `Every row needs a cell for ${names.join()}, even if the cell is empty.`;
  return rowProblem(row, cause, remedy);
}

function makeEntry({ cells }: Row, names: readonly string[]): Entry {
  const filled = names.map((name, index) => [name, cells[index] ?? ""] as const);
  return Object.fromEntries(filled.filter(([, cell]) => cell !== ""));
}

function locateCell(
  rows: readonly Row[],
  names: readonly string[],
  [index, name]: FieldPath,
): SourcePosition {
  const row = rows[Number(index)];
  const column = row?.columns[names.indexOf(String(name))];
  return { line: row?.line ?? 1, column: column ?? 1 };
}

const atStart = { locate: () => ({ line: 1, column: 1 }) };

/**
 * Reads CSV by the schema of a row. Spreadsheets may have saved it with semicolons or tabs, with empty columns at the end, and
 * with other formats of days and times.
 */
export function readRows(text: string, rowSchema: SchemaNode): ReadText {
  const names = Object.keys(rowSchema.properties ?? {});
  const delimiter = detectDelimiter(text);
  try {
    const [head, ...rows] = parseRows(text, delimiter, names.length);
    const headError = headProblem(head, names);
    if (headError !== undefined) return { raw: undefined, problems: [headError], ...atStart };
    const complete = rows.filter(({ cells }) => cells.length === names.length);
    const incomplete = rows.filter(({ cells }) => cells.length !== names.length);
    const entries = complete.map((row) => makeEntry(row, names));
    return {
      raw: convertCells(entries, rowSchema),
      locate: (path) => locateCell(complete, names, path),
      problems: incomplete.map((row) => lengthProblem(row, names)),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { raw: undefined, problems: [quoteProblem(text, error)], ...atStart };
  }
}
