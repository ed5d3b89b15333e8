import { JOINERS } from "#app/lib/text.ts";

/** Largest unpacked text of a file; a club's whole past is far below it. */
export const MOST_BYTES = 30_000_000;

/** Most cells with text in a file: ten columns of ten thousand rows. */
export const MOST_CELLS = 100_000;

/** A row of a table, with its number in the file, counted from 1. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A table of a file: all of a CSV file, a sheet of a workbook, a table of a page. */
export interface Table {
  /** Title above it: the name of the sheet, the heading on the page, or nothing. */
  readonly title: string;
  /** Numbers of rows that a spreadsheet hides, so they are not in `rows`. */
  readonly hidden: readonly number[];
  readonly rows: readonly TableRow[];
}

const kept = String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|${JOINERS}`;
const joiners = new RegExp(String.raw`(${kept})|[\u200C\u200D]`, "gu");

/** The text of a cell, trimmed and without invisible characters except those that join an emoji or letters. */
export function cleanCell(cell: string): string {
  return cell
    .replaceAll(joiners, "$1")
    .replaceAll(/[\u00AD\u200B\u200E-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Numbers rows and drops empty ones. */
export function numbered(rows: readonly (readonly string[])[]): TableRow[] {
  return rows
    .map((cells, index) => ({ number: index + 1, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** Number of cells with text. */
export function cellCount(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== "").length;
}
