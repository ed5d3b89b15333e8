import { describe, expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { readRows } from "#scripts/import/records.ts";
import { endsWithOwnName, isOwnName, ownNames } from "#app/content/team-names.ts";
import { readMeeting, type First } from "./scores.ts";

const teams = { own: new Set(["gale"]), isKnown: () => false };

/** How the row below these columns is read. */
function read(columns: string, row: string, first?: First) {
  const rows = [columns, row].map((line, at) => ({ number: at + 1, cells: line.split(",") }));
  const [record] = readRows([{ title: "", hidden: [], rows }], {
    kind: "games",
    team: "Gale",
  }).records;
  if (record === undefined) throw new Error(`${row} is no record`);
  return readMeeting(record, teams, first);
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
])("the score %s is %o", (score, points) => {
  expect(read("Date,Opponent,Score", `6/13/2026,Drift,${score}`)).toMatchObject({ points });
});

test.each([
  ["F - W", "", { forfeit: "lost" }],
  ["F", "L", { forfeit: "lost" }],
  ["forfeit", "W", { forfeit: "won" }],
  ["Forfeit (W)", "", { forfeit: "lost" }],
  ["L F", "", { forfeit: "lost" }],
  ["13-0 F", "", { us: 13, them: 0, forfeit: "won" }],
  ["9-9", "T", { us: 9, them: 9 }],
  ["13-9", "L", { us: 9, them: 13 }],
])("the score %s with the outcome %s is %o", (score, outcome, points) => {
  const meeting = read("Date,Opponent,Score,W/L", `6/13/2026,Drift,${score},${outcome}`);
  expect("points" in meeting && meeting.points).toEqual(points);
});

test.each([
  ["Date,Opponent,Score", "6/13/2026,Drift,F", "does not say who won"],
  ["Date,Opponent,Score", "6/13/2026,Drift,double forfeit", "does not say who won"],
  ["Date,Opponent,Score", "6/13/2026,Drift,F - F", "does not say who won"],
  ["Date,Opponent,Score", "6/13/2026,Drift,0-0 F", "does not say who won"],
  ["Date,Opponent,Us,Them", "6/13/2026,Drift,F,F", "does not say who won"],
  ["Date,Opponent,Us,Them", "6/13/2026,Drift,113,9", "113 and 9 are not a score"],
  ["Date,Opponent,Us,Them", "6/13/2026,Drift,13,9a", "13 and 9a are not a score"],
  ["Date,Opponent,Score,W/L", "6/13/2026,Drift,13-9,T", "13-9 is not T"],
  ["Date,Opponent,Score,W/L", "6/13/2026,Drift,9-9,W", "9-9 is not W"],
  ["Date,Opponent,Score,W/L", "6/13/2026,Drift,W - F,T", "The forfeit is not T"],
  ["Date,Opponent,Score", "6/13/2026,TBD,13-9", "has a score and no opponent"],
  ["Date,Opponent,Us,Them", "6/13/2026,?,13,9", "has a score and no opponent"],
] as const)("%s: %s is refused", (columns, row, question) => {
  expect(() => read(columns, row)).toThrow(question);
});

test.each([
  ["vs. Drift", "Drift", "home"],
  ["v Drift", "Drift", "home"],
  ["@ Drift", "Drift", "away"],
  ["at  Drift (3)", "Drift", "away"],
  ["#12  Drift", "Drift", undefined],
  ["(12) Drift(4)", "Drift", undefined],
  ["Vsevolod", "Vsevolod", undefined],
  ["Drift at Sea", "Drift at Sea", undefined],
  ["TBA", undefined, undefined],
])("an opponent written as %s is %s, at the side %s", (written, opponent, side) => {
  const meeting = read("Date,Opponent,Score", `6/13/2026,${written},`);
  expect("opponent" in meeting ? meeting.opponent : undefined).toBe(opponent);
  expect("side" in meeting ? meeting.side : undefined).toBe(side);
});

test.each([
  ["Home,Away", "Gale,Drift", "Drift", "home"],
  ["Away,Home", "Gale,Drift", "Drift", "away"],
  ["Team 1,Team 2", "Drift,Gale", "Drift", undefined],
  ["Team 2,Team 1", "Drift,Gale", "Drift", undefined],
  ["Game,Score", "Drift vs Gale,13-9", "Drift", undefined],
  ["Game,Score", "Drift – Gale,13-9", "Drift", undefined],
  ["Game,Score", "Gale at Drift,13-9", "Drift", "away"],
])("%s: of %s the opponent is %s", (columns, row, opponent, side) => {
  const meeting = read(columns, row);
  expect(meeting).toHaveProperty("opponent", opponent);
  expect(meeting).toHaveProperty("side", side);
});

test("a game of two other teams names both", () => {
  expect(read("Home,Away,Score", "Drift,Eddy,13-9")).toEqual({ teams: ["Drift", "Eddy"] });
});

test("the club is known by its names, with its regions, and by the name from --team", () => {
  const founding = { year: 2015, regions: ["Maine"], alumniOf: [], division: "", level: "" };
  const { site } = loadContent();
  const names = ownNames({ ...site, teamName: "Gale", name: "Gale Ultimate", founding }, "The G’s");
  const ownNamesWritten = [
    "Gale",
    "GALE Ultimate",
    "Gale Ultimate Club",
    "Maine Gale",
    "Gale (Maine)",
    "The G’s",
  ];
  expect(ownNamesWritten.filter((name) => !isOwnName(name, names))).toEqual([]);
  expect(
    ["Gale 2", "Old Gale", "Ultimate", "Maine"].filter((name) => isOwnName(name, names)),
  ).toEqual([]);
  expect([...ownNames(undefined, undefined)]).toEqual([]);
  expect(endsWithOwnName("Old Gale", names)).toBe(true);
  expect(endsWithOwnName("Galeforce", names)).toBe(false);
});

test.each([
  ["15-14 (OT)", { us: 15, them: 14 }, "OT"],
  ["W 13-12 OT", { us: 13, them: 12 }, "OT"],
  ["14-15*", { us: 14, them: 15 }, "*"],
  ["15:13 n.V.", { us: 15, them: 13 }, "n.V."],
  ["15-14 2OT", { us: 15, them: 14 }, "2OT"],
  ["15-14 (2OT)", { us: 15, them: 14 }, "2OT"],
  ["15-14 OT2", { us: 15, them: 14 }, "OT2"],
  ["OT 15-14", { us: 15, them: 14 }, "OT"],
  ["L 14-15; OT", { us: 14, them: 15 }, "OT"],
  ["15-14 (OT) W", { us: 15, them: 14 }, "OT"],
  ["15–14 UP", { us: 15, them: 14 }, "UP"],
  ["13-9", { us: 13, them: 9 }, undefined],
])("the score %s is %o, with the mark %s", (score, points, mark) => {
  const meeting = read("Date,Opponent,Score", `6/13/2026,Drift,${score}`);
  expect(meeting).toMatchObject({ points });
  expect(meeting).toHaveProperty("mark", mark);
});

test.each(["13-Jul", "13-9-2", "13-9 2", "13-9 (8-5)", "13", "Jul 13-9", "131-9"])(
  "%s is no score",
  (score) => {
    expect(() => read("Date,Opponent,Score", `6/13/2026,Drift,${score}`)).toThrow(
      `${score} is not a score such as 13-9.`,
    );
  },
);

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
    ["Team 1,Team 2,Score", "Drift,Gale,13-9", undefined, lost],
    ["Team 2,Team 1,Score", "Gale,Drift,13-9", undefined, won],
    ["Team 1,Team 2,Score 1,Score 2", "Drift,Gale,13,9", undefined, lost],
    ["Team 2,Team 1,Score 2,Score 1", "Drift,Gale,13,9", undefined, lost],
    ["Home,Away,Home score,Away score", "Drift,Gale,13,9", "us", lost],
  ] as const)("%s: %s, first %s", (columns, row, first, points) => {
    expect(read(columns, row, first)).toMatchObject({ points });
  });

  test("without --first, a score of an away game is refused, unless it is a tie", () => {
    expect(() => read("Opponent,H/A,Score", "Drift,A,13-9")).toThrow(
      "The game was away, so whose points come first in 13-9? Add --first us or --first home.",
    );
    expect(read("Opponent,H/A,Score", "Drift,A,9-9")).toMatchObject({ points: { us: 9, them: 9 } });
  });
});
