import { strToU8, zipSync } from "fflate";

/** A text in UTF-16 with its mark, as spreadsheets save "Unicode text". */
export function utf16(text: string): Uint8Array {
  return Buffer.from(`\uFEFF${text}`, "utf16le");
}

/** A text in the encoding of Windows, in which spreadsheets save CSV there. */
export function windows(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}

/** A cell of a workbook: a text, a number, a day or a time. */
export type Cell = string | number | { readonly day: string } | { readonly time: string };

const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

function cellXml(cell: Cell, name: string): string {
  if (typeof cell === "number") return `<c r="${name}"><v>${cell}</v></c>`;
  if (typeof cell === "string") {
    const text = cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return cell === "" ? "" : `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
  }
  return "day" in cell
    ? `<c r="${name}" s="1"><v>${(Date.parse(cell.day) - EPOCH) / DAY}</v></c>`
    : `<c r="${name}" s="2"><v>${minutesOf(cell.time) / 1440}</v></c>`;
}

const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const links = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;

/** A workbook with one sheet; its first cell is merged with five beside it, as titles are. */
export function workbook(rows: readonly (readonly Cell[])[]): Uint8Array {
  const data = rows.map((cells, row) => {
    const inside = cells.map((cell, column) =>
      cellXml(cell, `${String.fromCodePoint(65 + column)}${row + 1}`),
    );
    return `<row r="${row + 1}">${inside.join("")}</row>`;
  });
  const sheet = `<sheetData>${data.join("")}</sheetData><mergeCells><mergeCell ref="A1:F1"/></mergeCells>`;
  return zipSync({
    "[Content_Types].xml": xml(
      `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    "_rels/.rels": xml(
      `<Relationships xmlns="${links}">${relation("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ),
    "xl/workbook.xml": xml(
      `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
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
