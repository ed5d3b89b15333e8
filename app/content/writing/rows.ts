/** A cell of a log; one with a comma, a quote or a line break stands in quotes. */
function writeCell(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A row of a log as it is written. */
export function writeRow(cells: readonly string[]): string {
  return cells.map(writeCell).join(",");
}

/** Adds rows to a log, each on a line of its own, below all others. */
export function addRows(text: string, rows: readonly (readonly string[])[]): string {
  const body = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  return body + rows.map((row) => `${writeRow(row)}\n`).join("");
}
