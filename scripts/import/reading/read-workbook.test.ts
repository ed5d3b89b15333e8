import { expect, test } from "vitest";
import { workbook, type Cell } from "#scripts/import/testing/saved-files.ts";
import { readWorkbook } from "./read-workbook.ts";

const cellsOf = async (...given: Parameters<typeof workbook>) => {
  const [sheet] = await readWorkbook(Buffer.from(workbook(...given)));
  return { hidden: sheet?.hidden, rows: sheet?.rows.map(({ cells }) => cells) };
};

const head: Cell[] = ["Date", "Time", "Opponent"];
const day = { day: "2026-09-12" };

test.each([false, true])("days and times are read, counted from 1904 on: %s", async (is1904) => {
  const { rows } = await cellsOf([head, [day, { time: "10:30" }, "Drift"]], { is1904 });
  expect(rows?.[1]).toEqual(["2026-09-12", "10:30", "Drift"]);
});

test.each([
  [0.395833, "09:30"],
  [10 / 24 - 1e-9, "10:00"],
  [0.5125, "12:18"],
])("a computed time of %s is %s", async (time, written) => {
  const { rows } = await cellsOf([head, [day, { time }, "Drift"]]);
  expect(rows?.[1]?.[1]).toBe(written);
});

test("of merged cells each row has what stands in the first, and a merged title stays one cell", async () => {
  const rows = [["Fog Bowl"], head, [day, "", "Drift"], ["", "", "Eddy"], ["", "", "Gale"]];
  const read = await cellsOf(rows, { merged: ["A1:C1", "A3:A4"] });
  expect(read.rows).toEqual([
    ["Fog Bowl", "", ""],
    ["Date", "Time", "Opponent"],
    ["2026-09-12", "", "Drift"],
    ["2026-09-12", "", "Eddy"],
    ["", "", "Gale"],
  ]);
});

test("hidden rows are left out, with their numbers", async () => {
  const rows = [head, [day, "", "Drift"], [day, "", "Eddy"], [day, "", "Gale"]];
  const read = await cellsOf(rows, { merged: ["A2:A4"], hidden: [3] });
  expect(read.hidden).toEqual([3]);
  expect(read.rows?.map((cells) => cells.join(" "))).toEqual([
    "Date Time Opponent",
    "2026-09-12  Drift",
    "2026-09-12  Gale",
  ]);
});
