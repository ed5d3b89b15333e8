import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyClub, type ClubCopy } from "#tests/support/club-copy.ts";
import { importCommand } from "./import.ts";

let club: ClubCopy;

beforeEach(() => {
  club = copyClub();
});

afterEach(() => club.remove());

const games = "tournament,opponent,date,time,type,round,us,them";
const people = "season,first,last,nickname,number,position,role";
const awards = "badge,player,date,time,zone,note,again";

/** Imports rows, and writes them. */
async function importRows(...rows: readonly string[]) {
  // The content passes over files that begin with a dot.
  const file = join(club.folder, ".rows.csv");
  writeFileSync(file, rows.join("\r\n"));
  return await club.run(importCommand, file, "--write");
}

const fogBowl = "seasons/2026/tournaments/2026-fog-bowl.yml";

test("a score goes into its listed game, and other rows become games", async () => {
  const { diff } = await importRows(
    games,
    "2026-fog-bowl,Drift,6/13/2026,9:00 AM,POOL,,13,9",
    "2026-fog-bowl,gale,2026-06-14,10:00,BRACKET,Semifinal,12,13",
  );
  expect(diff).toEqual([
    fogBowl,
    '  -   - { opponent: drift, type: POOL, date: 2026-06-13, time: "09:00" }',
    '  +   - { opponent: drift, type: POOL, date: 2026-06-13, time: "09:00", us: 13, them: 9 }',
    '  +   - { opponent: gale, date: 2026-06-14, time: "10:00", type: BRACKET, round: Semifinal, us: 12, them: 13 }',
  ]);
});

test("rows that are already there change nothing, and another score is refused with its line", async () => {
  const row = "2026-fog-bowl,drift,2026-06-13,09:00,POOL,,13,9";
  await importRows(games, row);
  expect((await importRows(games, row)).diff).toEqual([]);
  const { output, diff } = await importRows(games, "", row.replace("13,9", "13,11"));
  expect(diff).toEqual([]);
  expect(output).toContain(
    ".rows.csv:3:47  error  them\n  2026-fog-bowl has them: 9 for this game against drift, not 11.",
  );
});

test("two rows against one team are two games", async () => {
  const row = "2026-fog-bowl,drift,2026-06-13,,POOL,,13,9";
  const { diff } = await importRows(games, row, row.replace("13,9", "9,13"));
  expect(diff.filter((line) => line.startsWith("  + "))).toHaveLength(2);
});

test.each([
  ["a wrong column", ["Tournament,Opponent,Score"], ["The first line must be one of these:"]],
  ["a column too few", [games.replace(",round", "")], [`It must be ${games}.`]],
  [
    "every wrong cell at once",
    [games, "2026-fog-bowl,drift,2026-13-45,25:00,Pool,,W,9"],
    ["rows.csv:2:21 ", "2026-13-45", "rows.csv:2:32 ", "25:00", "Did you mean POOL?", 'us is "W"'],
  ],
  [
    "every unknown name at once",
    [awards, "Nope,Bea Birch,7/25/2025,,,,", "Low Tide,Nobody,7/25/2025,,,,"],
    [
      "rows.csv:2:1 ",
      "Nope is not a known badge",
      "rows.csv:3:10 ",
      "Nobody is not a known player",
    ],
  ],
  ["another position", [people, "2026,Edda,Elder,,,Handler,"], ["players.yml has"]],
  ["an unknown team", [games, "2026-fog-bowl,Drfit,,,POOL,,,"], ["Did you mean drift?"]],
  [
    "an unknown tournament",
    [games, "2026-fog,drift,,,POOL,,,"],
    ["rows.csv:2:1 ", "There is no tournament 2026-fog."],
  ],
  ["one score", [games, "2026-fog-bowl,gale,,,POOL,,13,"], ["The game has only one score."]],
])("%s is refused with its line and column, and nothing is written", async (_, rows, messages) => {
  const { ok, output, diff } = await importRows(...rows);
  expect([ok, diff]).toEqual([false, []]);
  for (const message of messages) expect(output).toContain(message);
});

test("people join the roster of their season, and new ones players.yml", async () => {
  const rows = [
    people,
    "2026,Edda,Elder,,77,,",
    "2026,Fern,Walsh,Zip,51,Cutter,captain",
    "2027,Fern,Walsh,,,,coach",
    "2027,Edda,Elder,,,,",
  ];
  const { diff } = await importRows(...rows);
  expect(diff).toEqual(
    expect.arrayContaining([
      "  + walsh:",
      "  +   name: { first: Fern, last: Walsh, nickname: Zip }",
      "  +   jersey: 51",
      "  +   - elder",
      "  +   - walsh",
      "  + numbers: { elder: 77 }",
      "seasons/2027/roster.yml",
    ]),
  );
  expect((await importRows(...rows)).diff).toEqual([]);
});

test("a position for a listed player without one is refused", async () => {
  await importRows(people, "2026,Fern,Walsh,,51,,");
  const { output, diff } = await importRows(people, "2026,Fern,Walsh,,51,Handler,");
  expect(diff).toEqual([]);
  expect(output).toContain("players.yml has no position for walsh, not Handler.");
});

test("awards go into the log of their year, each once", async () => {
  const rows = [
    awards,
    "Low Tide,Bea Birch,7/25/2025,2:55 PM,EDT,,",
    "LOW_TIDE,quill,7/26/2025,,,Sand,",
  ];
  const { diff } = await importRows(...rows);
  expect(diff).toEqual([
    "badge-quest/2025/awards.csv",
    "  + LOW_TIDE,birch,2025-07-25,14:55,EDT,,",
    "  + LOW_TIDE,quill,2025-07-26,,,Sand,",
  ]);
  expect((await importRows(...rows)).diff).toEqual([]);
});

test("an award that the log has once and the table twice is added once", async () => {
  const first = "LOW_TIDE,birch,2025-07-25,14:55,EDT,,";
  const again = `${first}yes`;
  await importRows(awards, first, again);
  const { diff } = await importRows(awards, first, again, again);
  expect(diff).toEqual(["badge-quest/2025/awards.csv", `  + ${again}`]);
});

test("without --write, the lines are only shown", async () => {
  const file = join(club.folder, ".rows.csv");
  writeFileSync(file, `${games}\n2026-fog-bowl,gale,,,POOL,,,\n`);
  const { output, diff } = await club.run(importCommand, file);
  expect(diff).toEqual([]);
  expect(output).toContain("  +   - { opponent: gale, type: POOL }");
});
