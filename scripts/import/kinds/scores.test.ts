import { describe, expect, test } from "vitest";
import { rowsOf } from "#scripts/import/records.ts";
import { meetingOf, type First } from "./scores.ts";

const own = new Set(["gale"]);

/** How the row below these columns is read. */
function read(columns: string, row: string, first?: First) {
  const rows = [columns, row].map((line, at) => ({ number: at + 1, cells: line.split(",") }));
  const [record] = rowsOf([{ title: "", hidden: [], rows }], "games", "Gale").records;
  if (record === undefined) throw new Error(`${row} is no record`);
  return meetingOf(record, own, first);
}

test.each([
  ["13-9", { us: 13, them: 9 }],
  ["W 13–9", { us: 13, them: 9 }],
  ["9-13 W", { us: 13, them: 9 }],
  ["13-9 verloren", { us: 9, them: 13 }],
  ["V 13-9", { us: 13, them: 9 }],
  ["13:9", { us: 13, them: 9 }],
  ["0-13 forfait", { us: 0, them: 13, forfeit: "lost" }],
  ["W - W.O.", { forfeit: "won" }],
  ["verschoben", undefined],
])("%s is a score", (score, points) => {
  expect(read("Date,Opponent,Score", `6/13/2026,Drift,${score}`)).toMatchObject({ points });
});

test.each([
  ["15-14 (OT)", { us: 15, them: 14 }, "OT"],
  ["W 13-12 OT", { us: 13, them: 12 }, "OT"],
  ["14-15*", { us: 14, them: 15 }, "*"],
  ["15:13 n.V.", { us: 15, them: 13 }, "n.V."],
  ["15-14 2OT", { us: 15, them: 14 }, "2OT"],
  ["13-9", { us: 13, them: 9 }, undefined],
])("%s has a mark beside its score", (score, points, mark) => {
  const meeting = read("Date,Opponent,Score", `6/13/2026,Drift,${score}`);
  expect(meeting).toMatchObject({ points });
  expect(meeting).toHaveProperty("mark", mark);
});

test.each(["13-Jul", "13-9-2", "13", "Jul 13-9", "131-9"])("%s is no score", (score) => {
  expect(() => read("Date,Opponent,Score", `6/13/2026,Drift,${score}`)).toThrow(
    `${score} is not a score such as 13-9.`,
  );
});

test.each(["Canceled", "abgesagt", "Annulé"])("%s is a game that was not played", (score) => {
  const row = `6/13/2026,Drift,${score}`;
  expect(read("Date,Opponent,Score", row)).toMatchObject({ opponent: "Drift", cancelled: true });
});

describe("whose points stand first", () => {
  const won = { us: 13, them: 9 };
  const lost = { us: 9, them: 13 };

  test.each([
    ["Opponent,H/A,Score", "Drift,H,13-9", "home", won],
    ["Opponent,H/A,Score", "Drift,A,13-9", "home", lost],
    ["Opponent,H/A,Score", "Drift,Away,13-9", "us", won],
    ["Opponent,Dom/Ext,Score", "Drift,Extérieur,13-9", "home", lost],
    ["Opponent,H/A,Us,Them", "Drift,A,13,9", "home", won],
    ["Opponent,H/A,Score", "Drift,A,W 9-13", "home", won],
    ["Away,Home,Score", "Drift,Gale,13-9", undefined, lost],
    ["Away,Home,Score", "Drift,Gale,13-9", "home", won],
    ["Away,Home,Score", "Gale,Drift,13-9", "home", lost],
    ["Away,Home,Score", "Gale,Drift,13-9", "us", won],
    ["Away,Home,Score", "Drift,Gale,13-9", "us", won],
    ["Game,Score", "Gale @ Drift,13-9", undefined, won],
    ["Game,Score", "Gale @ Drift,13-9", "home", lost],
    ["Home,Away,Home score,Away score", "Drift,Gale,13,9", "us", lost],
  ] as const)("%s: %s, first %s", (columns, row, first, points) => {
    expect(read(columns, row, first)).toMatchObject({ points });
  });

  test("it is asked where a column says that the game was away", () => {
    expect(() => read("Opponent,H/A,Score", "Drift,A,13-9")).toThrow(
      "The game was away, so whose points come first in 13-9? Add --first us or --first home.",
    );
    expect(read("Opponent,H/A,Score", "Drift,A,9-9")).toMatchObject({ points: { us: 9, them: 9 } });
  });
});
