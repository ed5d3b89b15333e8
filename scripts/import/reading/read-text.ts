import { CsvError, parse } from "csv-parse/sync";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { plainText } from "#app/content/reading/plain-text.ts";
import { numbered, type Table } from "#scripts/import/table.ts";

/** The sign that parts the cells: the one that stands most often outside of quotes in the first lines. */
function delimiterOf(text: string): string {
  const lines = text
    .replaceAll(/"[^"]*"/g, "")
    .split("\n")
    .slice(0, 10);
  const counts = ["\t", ";", ","].map((sign) => ({
    sign,
    count: lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0),
  }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ",";
}

/** An open quote would swallow every row behind it. */
function rowsOf(plain: string): string[][] {
  try {
    return parse(plain, {
      delimiter: delimiterOf(plain),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
  } catch (error) {
    const line = error instanceof CsvError ? error["lines"] : undefined;
    if (typeof line !== "number") throw error;
    throw new Refusal(`A quote opens in row ${line} and is not closed. Close it, or take it away.`);
  }
}

/** The rows of a text in which commas, semicolons or tabs part the cells. */
export function readText(text: string): Table[] {
  const plain = plainText(text);
  if (plain.trim() === "") throw new Refusal("The file is empty.");
  return [{ title: "", rows: numbered(rowsOf(plain)) }];
}
