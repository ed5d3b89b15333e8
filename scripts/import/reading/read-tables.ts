import { readFileSync } from "node:fs";
import { decodeText } from "#app/content/.server/decode-text.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { fileSize } from "#words/grammar/file-size.ts";
import { cellCount, MOST_BYTES, MOST_CELLS, type Table, numbered } from "#scripts/import/table.ts";
import { CsvError, parse } from "csv-parse/sync";
import { plainText } from "#app/content/reading/plain-text.ts";
import { readPage } from "./read-page.ts";
import { readWorkbook } from "./read-workbook.ts";

/** The bytes of a file, or of what is piped into the command. */
export function fileBytes(file: string | undefined): Buffer {
  try {
    return readFileSync(file ?? 0);
  } catch {
    throw new Refusal(`There is no file ${file ?? ""}.`);
  }
}

/** The cell delimiter: the most frequent one outside of quotes in the first lines. */
function detectDelimiter(text: string): string {
  const lines = text
    .replaceAll(/"[^"]*"/g, "")
    .split("\n")
    .slice(0, 10);
  const counts = ["\t", ";", ","].map((sign) => ({
    sign,
    count: lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0),
  }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

/** Parses rows; an unclosed quote would swallow all rows after it. */
function parseRows(plain: string): string[][] {
  try {
    return parse(plain, {
      delimiter: detectDelimiter(plain),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
  } catch (error) {
    const line = error instanceof CsvError ? error["lines"] : undefined;
    if (typeof line !== "number") throw error;
    throw new Refusal(`A quote opens in row ${line} and is not closed. Close it, or delete it.`);
  }
}

/** The rows of a text separated by commas, semicolons or tabs. */
function readText(text: string): Table[] {
  const plain = plainText(text);
  if (plain.trim() === "") throw new Refusal("The file is empty.");
  return [{ title: "", hidden: [], rows: numbered(parseRows(plain)) }];
}

/** Signatures of formats that a captain may have saved by mistake, one character per byte. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^\xD0\xCF.\xE0/s, "an old workbook (XLS)"],
  [/^%PDF/, "a PDF"],
  [/^(?:\xFF\xD8\xFF|\x89PNG)/, "a picture"],
];

/** @param encoding a name that browsers know, such as windows-1250 */
function decodedAs(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw new Refusal(`--encoding is windows-1250, macintosh and the like, not ${encoding}.`);
  }
}

/**
 * The tables of a file, detected by content: XLSX, HTML, or text with commas, semicolons or tabs.
 *
 * @param encoding encoding of a text, if it cannot be detected
 */
export async function readTables(bytes: Buffer, encoding?: string): Promise<Table[]> {
  if (bytes.length > MOST_BYTES) {
    throw new Refusal(
      `The file has ${fileSize(bytes.length)}, but at most ${fileSize(MOST_BYTES)} are read. Copy the table into a file of its own.`,
    );
  }
  const tables = await tablesIn(bytes, encoding);
  const rows = tables.flatMap((table) => table.rows);
  const count = rows.reduce((sum, { cells }) => sum + cellCount(cells), 0);
  if (count <= MOST_CELLS) return tables;
  throw new Refusal(
    `The file has ${count.toLocaleString("en-US")} cells, but at most ${MOST_CELLS.toLocaleString("en-US")} are read. Split it, or delete what is not needed.`,
  );
}

async function tablesIn(bytes: Buffer, encoding?: string): Promise<Table[]> {
  const beginning = bytes.subarray(0, 1024).toString("latin1");
  const remedy = others.find(([pattern]) => pattern.test(beginning))?.[1];
  if (remedy !== undefined) {
    throw new Refusal(`This is ${remedy}. Open it, and save it as XLSX or CSV.`);
  }
  if (beginning.startsWith("PK")) {
    return await readWorkbook(bytes).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      throw new Refusal("This workbook cannot be read. Open it, and save it as XLSX or CSV.");
    });
  }
  const text = encoding === undefined ? decodeText(bytes, true) : decodedAs(bytes, encoding);
  if (text.includes("\uFFFD")) {
    throw new Refusal(
      "The file has unreadable letters. Save it as XLSX or as CSV UTF-8, or name its encoding: --encoding macintosh",
    );
  }
  return /<(?:!doctype html|html|table)[\s>]/i.test(text.slice(0, 4096))
    ? readPage(text)
    : readText(text);
}
