import { expect, test } from "vitest";
import { workbook, type Cell } from "#scripts/import/testing/saved-files.ts";
import { readTables } from "./read-tables.ts";
import { readWorkbook } from "./read-workbook.ts";

const readCells = async (...given: Parameters<typeof workbook>) => {
  const [sheet] = await readWorkbook(Buffer.from(workbook(...given)));
  return { hidden: sheet?.hidden, rows: sheet?.rows.map(({ cells }) => cells) };
};

const head: Cell[] = ["Date", "Time", "Opponent"];
const day = { day: "2026-09-12" };

test.each([false, true])(
  "days and times are read, in a workbook that counts from 1904: %s",
  async (is1904) => {
    const { rows } = await readCells([head, [day, { time: "10:30" }, "Drift"]], { is1904 });
    expect(rows?.[1]).toEqual(["2026-09-12", "10:30", "Drift"]);
  },
);

test.each([
  [0.395833, "09:30"],
  [10 / 24 - 1e-9, "10:00"],
  [0.5125, "12:18"],
])("a computed time of %s is %s", async (time, written) => {
  const { rows } = await readCells([head, [day, { time }, "Drift"]]);
  expect(rows?.[1]?.[1]).toBe(written);
});

test("every row of merged cells has the cell of the first row, and a merged title stays one cell", async () => {
  const rows = [["Fog Bowl"], head, [day, "", "Drift"], ["", "", "Eddy"], ["", "", "Gale"]];
  const sheet = await readCells(rows, { merged: ["A1:C1", "A3:A4"] });
  expect(sheet.rows).toEqual([
    ["Fog Bowl", "", ""],
    ["Date", "Time", "Opponent"],
    ["2026-09-12", "", "Drift"],
    ["2026-09-12", "", "Eddy"],
    ["", "", "Gale"],
  ]);
});

test("hidden rows are left out, and their numbers are known", async () => {
  const rows = [head, [day, "", "Drift"], [day, "", "Eddy"], [day, "", "Gale"]];
  const sheet = await readCells(rows, { merged: ["A2:A4"], hidden: [3] });
  expect(sheet.hidden).toEqual([3]);
  expect(sheet.rows?.map((cells) => cells.join(" "))).toEqual([
    "Date Time Opponent",
    "2026-09-12  Drift",
    "2026-09-12  Gale",
  ]);
});

const workbookBytes = (more: string) => Buffer.from(workbook([head, [day, "", "Drift"]], { more }));

test("a workbook with a cell far from its table is refused at once", async () => {
  const stray = workbookBytes('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
  expect(stray.length).toBeLessThan(3000);
  await expect(readTables(stray)).rejects.toThrow(
    "The workbook reaches to cell XFD1048576, which is more than can be read. Copy the table alone into a new one.",
  );
});

test("a workbook of more than 30 MB of text is refused, however small its file", async () => {
  const spaces = workbookBytes(" ".repeat(31_000_000));
  expect(spaces.length).toBeLessThan(100_000);
  await expect(readTables(spaces)).rejects.toThrow(
    "The workbook has more than 30.0 MB when it is unpacked.",
  );
});

test("a workbook of hundreds of thousands of rows, and a text of 102,000 cells, are refused", async () => {
  const rows = Array.from(
    { length: 200_000 },
    (_, at) => `<row><c r="C${at + 3}"><v>1</v></c></row>`,
  );
  await expect(readTables(workbookBytes(rows.join("")))).rejects.toThrow(
    "The workbook reaches to cell C166667",
  );
  const text = "Date,Opponent,Score\n6/13/2026,Drift,13-9\n".repeat(17_000);
  await expect(readTables(Buffer.from(text))).rejects.toThrow(
    "The file has 102,000 cells, but at most 100,000 are read.",
  );
});
