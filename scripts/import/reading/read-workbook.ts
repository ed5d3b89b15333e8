import readWorkbookFile, { type CellValue } from "read-excel-file/node";
import { numbered, type Table } from "#scripts/import/table.ts";

/** A workbook counts days from 1900 on; what lies before is a time without a day. */
const FIRST_YEAR = 1900;

function writtenMoment(moment: Date): string {
  const [day = "", clock = ""] = moment.toISOString().split("T");
  const time = clock.slice(0, 5);
  if (moment.getUTCFullYear() < FIRST_YEAR) return time;
  return time === "00:00" ? day : `${day} ${time}`;
}

function written(cell: CellValue | null): string {
  if (cell === null) return "";
  if (cell instanceof Date) return writtenMoment(cell);
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return String(cell);
}

/** The sheets of a workbook (XLSX), each with its days and times as text. */
export async function readWorkbook(bytes: Buffer): Promise<Table[]> {
  const sheets = await readWorkbookFile(bytes);
  return sheets.map(({ sheet, data }) => ({
    title: sheet,
    rows: numbered(data.map((row) => row.map(written))),
  }));
}
