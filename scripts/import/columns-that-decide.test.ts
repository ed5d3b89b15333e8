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
  ])("the columns %s with %s are a win by 13 to 9", (columns, cells) => {
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
  ])("the columns %s with %s add no game: %s", (columns, cells, question) => {
    const { added, notes } = game(columns, cells);
    expect(added).toEqual([]);
    expect(notes).toContain(question);
  });

  test("a type that the site does not have is refused, unless --type names one", () => {
    const rows = [
      ["Date", "Opponent", "Type"],
      ["6/14/2026", "Gale", "Friendly"],
    ];
    expect(importRows(rows).notes).toContain("The type Friendly is not POOL");
    expect(importRows(rows, { type: "POOL" }).added.join()).toContain("type: POOL");
  });

  test("a cell with two dates, or a date and two times, is refused", () => {
    const { added, notes } = read(["Date,Opponent,Score", "6/13/2026 or 6/14,Gale,13-9"]);
    expect([added, notes]).toEqual([[], expect.stringContaining("is not a date")]);
    const both = read(["Date,Time,Opponent", "6/13/2026 9:00,10:00,Gale"]);
    expect(both.notes).toContain("The date has the time 9:00, but the time is 10:00.");
  });

  test("a new game without a type is refused", () => {
    const rows = [
      ["Date", "Opponent", "Score"],
      ["6/14/2026", "Eddy", "13-9"],
    ];
    expect(importRows(rows)).toMatchObject({
      added: [],
      notes:
        "Row 2: is the game against eddy POOL, BRACKET or CONSOLATION? Add a column, or --type.",
    });
  });

  test("a game on a day without a tournament is refused", () => {
    const { added, notes } = read(["Date,Opponent,Score", "6/20/2026,Gale,13-9"]);
    expect(added).toEqual([]);
    expect(notes).toContain("Row 2: Its tournament is unclear. Add one like --tournament");
  });

  test("with --tournament, games that are known to be of another tournament are left out", () => {
    const { added, notes } = read(
      [
        "Date,Opponent,Score,Tournament",
        "6/14/2026,Gale,13-9,Fog Bowl",
        "9/26/2026,Eddy,13-9,Regionals",
      ],
      { tournament: "2026-fog-bowl" },
    );
    expect(added).toEqual([expect.stringContaining("opponent: gale")]);
    expect(notes).toContain("1 game of another tournament skipped (row 3).");
  });

  test("of more than six rows with one mistake only the first three are named", () => {
    const head = "Date,Opponent,Score";
    const six = Array.from({ length: 6 }, () => "6/14/2026,Nobody,13-9");
    expect(read([head, ...six]).notes).toMatch(
      /^Rows 2, 3, 4, 5, 6, 7: Nobody is not a known opponent/,
    );
    expect(read([head, ...six, "6/14/2026,Nobody,9-13"]).notes).toMatch(
      /^Rows 2, 3, 4 and 4 more: Nobody is not a known opponent/,
    );
  });

  test("no message quotes a cell of ten thousand characters", () => {
    const { notes } = game("Score", "9".repeat(10_000));
    expect(notes).toContain(`${"9".repeat(60)}… is not a score such as 13-9.`);
    expect(notes.length).toBeLessThan(200);
  });

  test("a row without a day has that of the row above, and the notes say so", () => {
    const { added, notes } = read([
      "Date,Time,Opponent,Score",
      "Sat 13 Jun,9.30,Gale,13:9",
      ",11.00,Eddy,11:13",
      "Sun 14 Jun,9.00,Gale,15:8",
    ]);
    expect(added.filter((line) => line.includes("2026-06-13"))).toHaveLength(2);
    expect(notes).toContain("Row 3: no day of its own. The day above counts: 2026-06-13.");
  });

  test("a day in a row of its own is that of the games below it", () => {
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

  test("a row without a day that is earlier than the one above it is refused", () => {
    const rows = ["Date,Time,Opponent,Score", "6/13/2026,15:00,Gale,13-9", ",9:00,Eddy,11-13"];
    expect(read(rows).notes).toContain("Row 3: The row has no day, and is earlier than");
  });

  test("a column that is not needed is named with the reason, and an unknown one is refused", () => {
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
    // Heading and cell of three used and of three useless columns; the heading Mascot is useless, too.
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

test("a story that is in the news stays as it is, and the differences are named", () => {
  const { added, notes } = read([
    "Title,Link,Date,Author",
    "Sand,https://gazette.example/spring,5/2/2026,Gazette",
  ]);
  expect(added).toEqual([]);
  expect(notes).toContain(
    "Row 2: https://gazette.example/spring is in the news with the title Spring Tide Tune-Up recap: sand in everything, which stays; the file has Sand.",
  );
});

describe("rosters", () => {
  test.each([
    ["7,Ada Fern (8)", "Row 2: Is the number 7 or 8? Correct one of the two cells."],
    ["100,Ada Fern", "Row 2: 100 is no jersey number from 0 to 99, or 00."],
  ])("the row %s has no clear number and is refused", (row, question) => {
    const { added, notes } = read(["Number,Name", row], { year: "2027" });
    expect(added).toEqual([]);
    expect(notes).toContain(question);
  });

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
  ])("the role %s makes a player and a coach", (role) => {
    const { added } = read(["Name,Role", `Ada Fern,${role}`], { year: "2027" });
    expect(added.filter((line) => line === "- fern-a")).toHaveLength(2);
  });

  test.each([
    ["Captain?", "x", 2],
    ["Captain", "no", 1],
    ["Role", "Vice-captain", 1],
    ["Captain", "vice", 1],
    ["Role", "Captain", 2],
  ])(
    "with %s: %s, a person is on %i lists, players and perhaps captains",
    (column, cell, lists) => {
      const { added } = read([`Name,${column}`, `Ada Fern,${cell}`], { year: "2027" });
      expect(added.filter((line) => line === "- fern-a")).toHaveLength(lists);
    },
  );

  test("an unknown role, position or mark is named", () => {
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
