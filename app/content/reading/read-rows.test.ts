import { expect, test } from "vitest";
import { awardLog } from "#app/content/schema/badge-quest.ts";
import { readRows } from "./read-rows.ts";
import { childNode, schemaNode, type SchemaNode } from "./schema-node.ts";

const names: SchemaNode = { properties: { badge: {}, player: {}, note: {} } };

test("a row becomes an entry of its non-empty cells, and blank rows are skipped", () => {
  const { raw, problems } = readRows('badge,player,note\nA,ek,\n\n,,\nB,alder,"a, b"\n', names);
  expect(raw).toEqual([
    { badge: "A", player: "ek" },
    { badge: "B", player: "alder", note: "a, b" },
  ]);
  expect(problems).toEqual([]);
});

test("a cell has its line and column, with blank lines and quotes counted", () => {
  const { locate } = readRows('badge,player,note\n\nA,ek,"a, b"\n"B,b",alder,x\n', names);
  expect(locate([0, "note"])).toEqual({ line: 3, column: 6 });
  expect(locate([1, "player"])).toEqual({ line: 4, column: 7 });
  expect(locate([1])).toEqual({ line: 4, column: 1 });
});

test("a cell with a line break does not shift the lines of later rows", () => {
  const { locate } = readRows('badge,player,note\nA,ek,"a\nb"\nB,alder,x\n', names);
  expect(locate([0, "player"])).toEqual({ line: 2, column: 3 });
  expect(locate([1, "player"])).toEqual({ line: 4, column: 3 });
});

test("a row with too few or too many cells is reported, and the others are read", () => {
  const { raw, problems, locate } = readRows("badge,player,note\nA,ek\nB,ek,,x\nC,ek,\n", names);
  expect(raw).toEqual([{ badge: "C", player: "ek" }]);
  expect(locate([0, "badge"])).toEqual({ line: 4, column: 1 });
  expect(problems).toEqual([
    {
      severity: "error",
      line: 2,
      column: 1,
      field: "the row",
      cause: "The row has 2 cells instead of 3.",
      remedy: "Every row needs a cell for badge,player,note, even if the cell is empty.",
    },
    expect.objectContaining({ line: 3, cause: "The row has 4 cells instead of 3." }),
  ]);
});

test("a log without its column names is reported", () => {
  const [wrong] = readRows("A,ek,\n", names).problems;
  expect([wrong?.cause, wrong?.remedy]).toEqual([
    "The first line does not have the right column names.",
    "It must be badge,player,note.",
  ]);
});

const awardRow = childNode(schemaNode(awardLog), 0) ?? {};

test.each([
  ["commas", ",", "7/9/2019", "2:00:00 PM"],
  ["semicolons and extra columns", ";", "7/9/19", "14:00:00"],
  ["tabs", "\t", "2019-7-9", "14:00"],
])("a log saved by a spreadsheet with %s is read", (_, separator, date, time) => {
  const lines = ["badge,player,date,time,zone,note,again,,", `A,ek,${date},${time},EDT,,,,`];
  const { raw, problems } = readRows(lines.join("\n").replaceAll(",", separator), awardRow);
  expect(problems).toEqual([]);
  expect(raw).toEqual([
    { badge: "A", player: "ek", date: "2019-07-09", time: "14:00", zone: "EDT" },
  ]);
});

test("a note that looks like a time stays text", () => {
  const { raw } = readRows(
    "badge,player,date,time,zone,note,again\nA,ek,2019-07-09,,,9:05,",
    awardRow,
  );
  expect(raw).toEqual([{ badge: "A", player: "ek", date: "2019-07-09", note: "9:05" }]);
});

test("a misplaced quote is reported with its line and column", () => {
  const open = readRows('badge,player,note\nA,ek,x\nB,ek,"y\nC,ek,\n', names);
  expect(open.raw).toBeUndefined();
  expect(open.locate([0])).toEqual({ line: 1, column: 1 });
  expect(open.problems).toEqual([
    {
      severity: "error",
      line: 3,
      column: 6,
      field: "the row",
      cause: "A quote is opened or closed in the wrong place.",
      remedy: 'Put a cell with a comma in quotes, "like, this". Other cells need no quotes.',
    },
  ]);
  const stray = readRows('badge,player,note\nA,ek,"x"y"z"\n', names);
  expect(stray.problems[0]?.line).toBe(2);
});
