import { describe, expect, test } from "vitest";
import { importRows } from "./testing/import-rows.ts";

/** Imports lines with commas; the last option is for rows without a type. */
function read(lines: readonly string[], options: Readonly<Record<string, string>> = {}) {
  const rows = lines.map((line) => line.split(","));
  return importRows(rows, { type: "POOL", new: "", ...options });
}

const game = (columns: string, cells: string) =>
  read([`Date,Opponent,${columns}`, `6/14/2026,Gale,${cells}`]);

const keys = (added: readonly string[]) => added.filter((line) => /^\w+:$/.test(line));

describe("games", () => {
  test.each([
    ["Goals for,Goals against", "13,9"],
    ["GF,GA", "13,9"],
    ["F,A", "13,9"],
    ["Points For,Points Against", "13,9"],
    ["Scored,Conceded", "13,9"],
    ["Tore,Gegentore", "13,9"],
    ["Buts pour,Buts contre", "13,9"],
    ["Score,Won", "9-13,x"],
    ["Score,Win,Loss", "13-9,1,0"],
    ["Score,Result", "13-9,Win"],
    ["Us,Them,Lost", "13,9,"],
  ])("the columns %s with %s are a win", (columns, cells) => {
    expect(game(columns, cells).added.join()).toContain("us: 13, them: 9");
  });

  test("For and Against are points, and Against alone is the opponent", () => {
    expect(game("For,Against", "13,9").added.join()).toContain("us: 13, them: 9");
    const { added } = read(["Date,Against,Score", "6/14/2026,Gale,13-9"]);
    expect(added.join()).toContain("opponent: gale, type: POOL, date: 2026-06-14, us: 13, them: 9");
  });

  test.each([
    ["W/L", "W", "The game is won, but has no score."],
    ["Won,Lost", ",x", "The game is lost, but has no score."],
    ["Score", "L", "The game is lost, but has no score."],
    ["Score,Won,Lost", "13-9,x,x", "The game is won and lost."],
    ["Score,Won", "13-9,perhaps", "does not say whether it was"],
    ["Score,W/L", "13-9,fun", "fun is not W, L or T."],
    ["Us", "13", "are not a score of two whole numbers"],
    ["Score,Us,Them", "13-9,13,8", "The scores 13-9 and 13-8 differ."],
    ["Score,Final score", "13-9,13-8", "13-9 and 13-8 are both for the score."],
    ["Score,Season", "13-9,2023", "2026-06-14 is not in the season 2023."],
    ["Score,Season", "13-9,2025/26", "2025/26 is not one year"],
    ["Score,Time", "13-9,9:00 XYZ", "XYZ in 9:00 XYZ is not a known zone."],
  ])("the columns %s with %s are asked about", (columns, cells, question) => {
    const { added, notes } = game(columns, cells);
    expect(added).toEqual([]);
    expect(notes).toContain(question);
  });

  test("a type that the site does not have is asked about, unless --type says it", () => {
    const rows = [
      ["Date", "Opponent", "Type"],
      ["6/14/2026", "Gale", "Friendly"],
    ];
    expect(importRows(rows).notes).toContain("The type Friendly is not POOL");
    expect(importRows(rows, { type: "POOL" }).added.join()).toContain("type: POOL");
  });

  test("half of a day is not read", () => {
    const { added, notes } = read(["Date,Opponent,Score", "6/13/2026 or 6/14,Gale,13-9"]);
    expect([added, notes]).toEqual([[], expect.stringContaining("is not a date")]);
    const both = read(["Date,Time,Opponent", "6/13/2026 9:00,10:00,Gale"]);
    expect(both.notes).toContain("The date has the time 9:00, but the time is 10:00.");
  });

  test("no message quotes a cell of ten thousand characters", () => {
    const { notes } = game("Score", "9".repeat(10_000));
    expect(notes).toContain(`${"9".repeat(60)}… is not a score such as 13-9.`);
    expect(notes.length).toBeLessThan(200);
  });

  test("a day written once above its games is theirs, and that is said", () => {
    const { added, notes } = read([
      "Date,Time,Opponent,Score",
      "Sat 13 Jun,9.30,Gale,13:9",
      ",11.00,Eddy,11:13",
      "Sun 14 Jun,9.00,Gale,15:8",
    ]);
    expect(added.filter((line) => line.includes("2026-06-13"))).toHaveLength(2);
    expect(notes).toContain("Row 3: no day of its own. The day above counts: 2026-06-13.");
  });

  test("a day in a row of its own is that of the games below it, and no round", () => {
    const { added } = read([
      "Time,Opponent,Score",
      "Saturday 13 June 2026,,",
      "9:30,Gale,13-9",
      "14.06.2026,,",
      "9:00,Eddy,11-13",
    ]);
    expect(added).toEqual([
      expect.stringContaining('gale, type: POOL, date: 2026-06-13, time: "09:30"'),
      expect.stringContaining('eddy, type: POOL, date: 2026-06-14, time: "09:00"'),
    ]);
  });

  test("a game without a day that is earlier than the one above it is asked about", () => {
    const rows = ["Date,Time,Opponent,Score", "6/13/2026,15:00,Gale,13-9", ",9:00,Eddy,11-13"];
    expect(read(rows).notes).toContain("Row 3: The row has no day, and is earlier than");
  });

  test("a column that the site has no use for is named with the reason, an unknown one asked about", () => {
    const { notes, cells, unknown } = game(
      "Score,Field,Half time,+/-,Mascot,",
      "13-9,3,8-5,4,a dog,hm",
    );
    for (const [column, reason] of [
      ["Field", "the site does not show it"],
      ["Half time", "the final score counts"],
      ["+/-", "the score says it"],
    ])
      expect(notes).toContain(`The column ${column} (1 cell) is left out: ${reason}.`);
    expect(notes).toContain("The column Mascot is unknown: 1 cell, such as “a dog”.");
    expect(unknown).toEqual(["Mascot", "column H"]);
    expect(cells).toEqual({ used: 6, useless: 7, refused: 2 });
  });
});

describe("awards", () => {
  const form = [
    "Timestamp,Badge,Player,Date,Time",
    "7/30/2025 9:00,Low Tide,Bea Birch,7/26/2025,14:00",
  ];

  test("the day is that of Date, not that on which a form was sent", () => {
    const { added, notes } = read(form);
    expect(added).toEqual(["LOW_TIDE,birch,2025-07-26,14:00,,,"]);
    expect(notes).toContain(
      "The column Timestamp (1 cell) is left out: it says when the form was sent, and another column says when it happened.",
    );
  });

  test("an answer without a day has neither that of the answer above it nor that on which it was sent", () => {
    const { added, notes } = read([...form, "7/31/2025 9:00,Low Tide,o,,"]);
    expect([added, notes]).toEqual([[], expect.stringContaining("Row 3: The award has no date.")]);
  });

  test("a form without a day has that on which it was sent", () => {
    const { added } = read(["Zeitstempel,Badge,Player", "7/30/2025 9:00,Low Tide,Bea Birch"]);
    expect(added).toEqual(["LOW_TIDE,birch,2025-07-30,09:00,,,"]);
  });
});

describe("rosters", () => {
  test("a column for the season has the rows of one roster, and the others are counted", () => {
    const rows = ["Name,Season", "Ada Fern,2025", "Eve Hart,2026", "Ivy Moss,2025; 2026"];
    const { added, notes } = read(rows, { year: "2026" });
    expect(keys(added)).toEqual(["hart:", "moss:"]);
    expect(notes).toContain("1 person who is not of 2026 skipped (row 2).");
  });

  test("columns with marks by season have the people of one roster", () => {
    const rows = ["Name,2025,Season 2026", "Ada Fern,x,", "Eve Hart,,x", "Ivy Moss,x,C"];
    const { added, notes } = read(rows, { year: "2026" });
    expect(keys(added)).toEqual(["hart:", "moss:"]);
    expect(notes).toContain(
      "The column 2025 (1 cell) is left out: import the file again with --year 2025.",
    );
    expect(read(rows, { year: "2024" }).notes).toContain("The columns are for 2025, 2026.");
    expect(read(["Name,2026", "Ada Fern,12"], { year: "2026" }).notes).toContain(
      "12 in the column for 2026 does not say whether the person played.",
    );
  });

  test.each([
    "Player-Coach",
    "Player/Coach",
    "playing coach",
    "Spielertrainerin",
    "Coach (player)",
  ])("%s is both", (role) => {
    const { added } = read(["Name,Role", `Ada Fern,${role}`], { year: "2027" });
    expect(added.filter((line) => line === "- fern-a")).toHaveLength(2);
  });

  test.each([
    ["Captain?", "x", 2],
    ["Captain", "no", 1],
    ["Role", "Vice-captain", 1],
    ["Captain", "vice", 1],
    ["Role", "Captain", 2],
  ])("a captain by %s: %s", (column, cell, lists) => {
    const { added } = read([`Name,${column}`, `Ada Fern,${cell}`], { year: "2027" });
    expect(added.filter((line) => line === "- fern-a")).toHaveLength(lists);
  });

  test("a word that is no role, a position that is none, and a known person's other facts are named", () => {
    const { notes } = read(
      ["Name,Role,Position", "Ada Fern,Captain and treasurer,Cutter injured", "Bea Birch,,Handler"],
      { year: "2027" },
    );
    expect(notes).toContain("Row 2: the role treasurer is left out");
    expect(notes).toContain("Row 2: the position injured is left out.");
    expect(read(["Name,Captain", "Ada Fern,perhaps"], { year: "2027" }).notes).toContain(
      "perhaps in the column for captains does not say",
    );
  });
});
