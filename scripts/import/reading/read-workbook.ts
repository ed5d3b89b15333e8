import { strFromU8, unzipSync, zipSync, type Unzipped } from "fflate";
import { fileSize } from "#words/grammar/file-size.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { MOST_BYTES, MOST_CELLS, type Table, numbered } from "#scripts/import/table.ts";
import readWorkbookFile, { type CellValue } from "read-excel-file/node";

/**
 * The first year of ultimate. Earlier dates are times without a day, because workbooks count days from 1900 or
 * 1904.
 */
const FIRST_YEAR = 1968;

const SECOND = 1000;

function writtenMoment(moment: Date): string {
  // Computed times, or ones typed as 0.395833, are a fraction of a second off.
  const whole = new Date(Math.round(moment.getTime() / SECOND) * SECOND);
  const [day = "", clock = ""] = whole.toISOString().split("T");
  const time = clock.slice(0, 5);
  if (whole.getUTCFullYear() < FIRST_YEAR) return time;
  return time === "00:00" ? day : `${day} ${time}`;
}

function written(cell: CellValue | null | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return writtenMoment(cell);
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return String(cell);
}

type Attributes = ReadonlyMap<string, string>;

/** The attributes of all elements of a name in an XML text. */
function elements(xml: string, name: string): Attributes[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, "g"));
  return Array.from(
    tags,
    ([, inside = ""]) =>
      new Map(
        Array.from(
          inside.matchAll(/([\w:]+)\s*=\s*(["'])(.*?)\2/g),
          ([, key = "", , value = ""]) => [key.replace(/^\w+:/, ""), value],
        ),
      ),
  );
}

const isTrue = (value: string | undefined) => value === "1" || value === "true";

/** A column's letters as its index from 0: A is 0, AA is 26. */
function columnIndex(letters: string): number {
  return Array.from(letters).reduce(
    (sum, letter) => (sum + 1) * 26 + Number.parseInt(letter, 36) - 10,
    -1,
  );
}

/** Layout of a sheet's cells. */
interface SheetLayout {
  readonly isHidden: boolean;
  /** Numbers of hidden rows, from 1. */
  readonly hidden: readonly number[];
  /** Merged cells of one column: its index, and the numbers of the first and the last row. */
  readonly merged: readonly { column: number; from: number; to: number }[];
}

function readLayout(xml: string, isHidden: boolean): SheetLayout {
  const hidden = elements(xml, "row").flatMap((row) =>
    isTrue(row.get("hidden")) ? Number(row.get("r")) : [],
  );
  const merged = elements(xml, "mergeCell").flatMap((range) => {
    const [, letters = "", from, to] =
      /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range.get("ref") ?? "") ?? [];
    return from === to ? [] : { column: columnIndex(letters), from: Number(from), to: Number(to) };
  });
  return { isHidden, hidden, merged };
}

/** Unpacks the texts of a workbook. A small file can unpack to gigabytes, so their sizes are read first. */
function unpack(bytes: Uint8Array): Unzipped {
  let size = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize;
      if (size > MOST_BYTES) {
        throw new Refusal(
          `The workbook has more than ${fileSize(MOST_BYTES)} when it is unpacked. Copy the table alone into a new one.`,
        );
      }
      return /\.(?:xml|rels)$/.test(name);
    },
  });
}

const reference = /<(?:\w+:)?c\s[^>]*?\br=(["'])([A-Z]+)(\d+)\1/g;

/** Refuses a sheet with a cell far away: all rows and columns up to it would be read. */
function refuseStrayCell(sheet: string): void {
  let [right, down] = [0, 0];
  for (const [, , letters = "", row] of sheet.matchAll(reference)) {
    right = Math.max(right, columnIndex(letters) + 1);
    down = Math.max(down, Number(row));
    if (right * down <= MOST_AREA) continue;
    throw new Refusal(
      `The workbook reaches to cell ${letters}${row}, which is more than can be read. Copy the table alone into a new one.`,
    );
  }
}

/** The layouts of a workbook's sheets, in their order. */
function readLayouts(files: Unzipped): SheetLayout[] {
  const readText = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const paths = new Map(
    elements(readText("xl/_rels/workbook.xml.rels"), "Relationship").map((relationship) => {
      const target = relationship.get("Target") ?? "";
      return [relationship.get("Id"), target.startsWith("/") ? target.slice(1) : `xl/${target}`];
    }),
  );
  return elements(readText("xl/workbook.xml"), "sheet").map((sheet) =>
    readLayout(
      readText(paths.get(sheet.get("id")) ?? ""),
      /hidden/i.test(sheet.get("state") ?? ""),
    ),
  );
}

/** Empty cells between the others are read, too. */
const MOST_AREA = 5 * MOST_CELLS;

/** The rows of a sheet as text; merged cells repeat the value of the first. */
function readCells(data: readonly (readonly (CellValue | null)[])[], { merged }: SheetLayout) {
  const rows = data.map((row) => row.map(written));
  for (const { column, from, to } of merged) {
    for (const row of rows.slice(from, to)) row[column] = rows[from - 1]?.[column] ?? "";
  }
  return rows;
}

/** The sheets of a workbook (XLSX), each with its days and times as text. Hidden rows are skipped and reported. */
export async function readWorkbook(bytes: Buffer): Promise<Table[]> {
  const files = unpack(bytes);
  for (const [name, content] of Object.entries(files)) {
    if (/\/worksheets\//.test(name)) refuseStrayCell(strFromU8(content));
  }
  const layouts = readLayouts(files);
  // Not the file itself, whose parts may be larger than it says.
  const sheets = await readWorkbookFile(Buffer.from(zipSync(files, { level: 0 })));
  return sheets.map(({ sheet, data }, index) => {
    const layout = layouts[index] ?? readLayout("", false);
    const rows = numbered(readCells(data, layout));
    const isShown = ({ number }: { readonly number: number }) =>
      !layout.isHidden && !layout.hidden.includes(number);
    return {
      title: sheet,
      rows: rows.filter(isShown),
      hidden: rows.filter((row) => !isShown(row)).map(({ number }) => number),
    };
  });
}
