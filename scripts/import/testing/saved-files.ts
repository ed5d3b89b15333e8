import { strToU8, zipSync } from "fflate";

/** A text in UTF-16 with a byte order mark, as spreadsheets save "Unicode text". */
export function utf16(text: string): Uint8Array {
  return Buffer.from(`\uFEFF${text}`, "utf16le");
}

/** A text in Windows-1252, in which spreadsheets on Windows save CSV. */
export function windows(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}

/** A cell of a workbook: a text, a number, a day or a time. Computed times are fractions of a day. */
export type Cell = string | number | { readonly day: string } | { readonly time: string | number };

const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const DAY = 86_400_000;

function partOfDay(time: string | number): number {
  if (typeof time === "number") return time;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return (hour * 60 + minute) / 1440;
}

function cellXml(cell: Cell, name: string, epoch: number): string {
  if (typeof cell === "number") return `<c r="${name}"><v>${cell}</v></c>`;
  if (typeof cell === "string") {
    const text = cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return cell === "" ? "" : `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
  }
  return "day" in cell
    ? `<c r="${name}" s="1"><v>${(Date.parse(cell.day) - epoch) / DAY}</v></c>`
    : `<c r="${name}" s="2"><v>${partOfDay(cell.time)}</v></c>`;
}

const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const links = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;

interface Layout {
  /** Ranges of merged cells; by default the first six cells of the row, as for a title. */
  readonly merged?: readonly string[];
  /** Numbers of hidden rows, from 1. */
  readonly hidden?: readonly number[];
  /** XML behind the rows. */
  readonly more?: string;
  /** Whether days are counted from 1904, as Excel for Mac did. */
  readonly is1904?: boolean;
}

/** A workbook with one sheet. */
export function workbook(
  rows: readonly (readonly Cell[])[],
  { merged = ["A1:F1"], hidden = [], is1904 = false, more = "" }: Layout = {},
): Uint8Array {
  const dates = is1904 ? '<workbookPr date1904="1"/>' : "";
  const cells = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  const data = rows.map((cells, row) => {
    const inside = cells.map((cell, column) =>
      cellXml(cell, `${String.fromCodePoint(65 + column)}${row + 1}`, is1904 ? EPOCH_1904 : EPOCH),
    );
    const hide = hidden.includes(row + 1) ? ' hidden="1"' : "";
    return `<row r="${row + 1}"${hide}>${inside.join("")}</row>`;
  });
  const sheet = `<sheetData>${data.join("")}${more}</sheetData><mergeCells>${cells}</mergeCells>`;
  return zipSync({
    "[Content_Types].xml": xml(
      `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    "_rels/.rels": xml(
      `<Relationships xmlns="${links}">${relation("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ),
    "xl/workbook.xml": xml(
      `<workbook ${main} xmlns:r="${office}">${dates}<sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships xmlns="${links}">${relation("r1", "worksheet", "worksheets/sheet1.xml")}${relation("r2", "styles", "styles.xml")}</Relationships>`,
    ),
    "xl/styles.xml": xml(
      `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="18"/></cellXfs></styleSheet>`,
    ),
    "xl/worksheets/sheet1.xml": xml(`<worksheet ${main}>${sheet}</worksheet>`),
  });
}
