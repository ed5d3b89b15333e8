import { decodeText } from "#app/content/.server/decode-text.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import type { Table } from "#scripts/import/table.ts";
import { readPage } from "./read-page.ts";
import { readText } from "./read-text.ts";
import { readWorkbook } from "./read-workbook.ts";

/** The first bytes of what a captain may have saved by mistake, each as one character. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^\xD0\xCF.\xE0/s, "an old workbook (XLS)"],
  [/^%PDF/, "a PDF"],
  [/^(?:\xFF\xD8\xFF|\x89PNG)/, "a picture"],
];

/**
 * The tables of a file as people save them, whatever its name says: XLSX, a page as HTML, or text with commas,
 * semicolons or tabs.
 */
export async function readTables(bytes: Buffer): Promise<Table[]> {
  const beginning = bytes.subarray(0, 1024).toString("latin1");
  const other = others.find(([pattern]) => pattern.test(beginning))?.[1];
  if (other !== undefined) {
    throw new Refusal(`This is ${other}. Open it, and save it as XLSX or CSV.`);
  }
  if (beginning.startsWith("PK")) {
    return await readWorkbook(bytes).catch(() => {
      throw new Refusal("This workbook cannot be read. Open it, and save it as XLSX or CSV.");
    });
  }
  const text = decodeText(bytes, "rows.csv");
  return /<(?:!doctype html|html|table)[\s>]/i.test(text.slice(0, 4096))
    ? readPage(text)
    : readText(text);
}
