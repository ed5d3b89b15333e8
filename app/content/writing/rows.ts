import { delimiterOf } from "#app/content/reading/csv-rows.ts";

/** A cell of a log; one with a comma, a semicolon, a tab, a quote or a line break stands in quotes. */
function writeCell(cell: string): string {
  return /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Adds rows to a log, each on a line of its own, below all others; what parts their cells is what the log has. */
export function addRows(text: string, rows: readonly (readonly string[])[]): string {
  const body = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const delimiter = delimiterOf(text);
  return body + rows.map((row) => `${row.map(writeCell).join(delimiter)}\n`).join("");
}
