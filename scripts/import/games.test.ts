import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyClub, type ClubCopy } from "#tests/support/club-copy.ts";
import { importCommand } from "./import.ts";

let club: ClubCopy;

beforeEach(() => {
  club = copyClub();
});

afterEach(() => club.remove());

async function importRows(rows: readonly string[], ...words: readonly string[]) {
  // The content passes over files that begin with a dot.
  const file = join(club.folder, ".games.csv");
  writeFileSync(file, rows.join("\n"));
  return await club.run(importCommand, file, "--write", ...words);
}

function edit(file: string, from: string, to: string): void {
  const path = join(club.folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

const fogBowl = "seasons/2026/tournaments/2026-fog-bowl.yml";
const head = "Date,Opponent,Score,Type";
/** The listed game against Drift, without and with its score. */
const open = '  - { opponent: drift, type: POOL, date: 2026-06-13, time: "09:00" }';
const played = open.replace(" }", ", us: 13, them: 9 }");
const second = "  - { opponent: drift, type: POOL, date: 2026-06-13, us: 11, them: 13 }";
const final = second.replace("POOL", "BRACKET");

/** Two games against Drift on one day: the listed one, and another. */
const twoGames = [head, "6/13/2026,Drift,13-9,POOL", "6/13/2026,Drift,11-13,POOL"];

test("two rows against one team on one day are two games, also without times", async () => {
  const { diff } = await importRows(twoGames);
  expect(diff).toEqual([fogBowl, `  - ${open}`, `  + ${second}`, `  + ${played}`]);
});

test("rows that were imported before change nothing, in whatever order", async () => {
  await importRows(twoGames);
  const [, firstGame = "", secondGame = ""] = twoGames;
  const repeated = await importRows([head, secondGame, firstGame]);
  expect(repeated).toMatchObject({ ok: true, diff: [] });
  expect(repeated.output).toContain("Read 2 rows: 0 written, 2 already there, 0 skipped.");
  expect((await importRows([head, secondGame])).diff).toEqual([]);
});

test("three rows against one team on a day are three games, also with one score", async () => {
  const rows = [head, ...Array.from({ length: 3 }, () => "6/13/2026,Drift,13-9,POOL")];
  const { output, diff } = await importRows(rows);
  const more = "  + ".concat(second.replace("us: 11, them: 13", "us: 13, them: 9"));
  expect(diff).toEqual([fogBowl, `  - ${open}`, more, more, `  + ${played}`]);
  expect(output).toContain("Read 3 games: 3 won, 0 lost, 0 tied.");
  expect(output).toContain("Read 3 rows: 3 written, 0 already there, 0 skipped.");
  expect((await importRows(rows)).diff).toEqual([]);
});

test("two rows with one time are one game, and the second row is named", async () => {
  const row = "6/13/2026,9:00 AM,Drift,13-9,POOL";
  const { output, diff } = await importRows(["Date,Time,Opponent,Score,Type", row, row]);
  expect(diff).toEqual([fogBowl, `  - ${open}`, `  + ${played}`]);
  expect(output).toContain("Row 3 is the game of row 2.");
  expect(output).toContain("Read 2 rows: 1 written, 0 already there, 1 skipped.");
});

test("a score that replaces another is named", async () => {
  await importRows([head, "6/13/2026,Drift,13-9,POOL"]);
  const { output } = await importRows([head, "6/13/2026,Drift,13-8,POOL"]);
  expect(output).toContain(
    "Row 2: 13-9 against drift becomes 13-8. If it is a different game, add the times of both.",
  );
});

test("a row with two scores is refused", async () => {
  const { ok, output } = await importRows([`${head},Score`, "6/13/2026,Drift,13-9,POOL,15-3"]);
  expect(ok).toBe(false);
  expect(output).toContain(
    'Row 2: 13-9 and 15-3 are both for the score. Correct one, or leave a column out with --ignore "Score".',
  );
});

test("headings, rows and columns that are left out are named", async () => {
  const rows = ["Fog Bowl,,,,", "12,13,,,", `${head},Result 2`, "6/13/2026,Drift,13-9,POOL,15-3"];
  const { output } = await importRows(rows, "--ignore", "result 2");
  expect(output).toContain("Treated as headings: Fog Bowl (row 1).");
  expect(output).toContain("Skipped: 1 row without known columns above (row 2).");
  expect(output).toContain("The column Result 2 (1 cell) is left out: --ignore names it.");
});

test("games with the same score are told apart by their type", async () => {
  await importRows(twoGames);
  const more = [head, "6/13/2026,Drift,11-13,POOL", "6/13/2026,Drift,11-13,BRACKET"];
  expect((await importRows(more)).diff).toEqual([fogBowl, `  + ${final}`]);
});

test("a game without a score is added beside one that was played", async () => {
  await importRows(twoGames);
  // The rows with scores are the two games that are there already.
  const more = [
    head,
    "6/13/2026,Drift,,POOL",
    "6/13/2026,Drift,13-9,POOL",
    "6/13/2026,Drift,11-13,",
  ];
  const { diff } = await importRows(more);
  expect(diff).toEqual([fogBowl, "  +   - { opponent: drift, type: POOL, date: 2026-06-13 }"]);
});

/** Gives the club a short name, with which names of other teams end. */
function callClubVage(): void {
  edit("site.yml", "teamName: Côte Sauvage", "teamName: Vage");
  edit("site.yml", "name: Côte Sauvage Ultimate", "name: Vage Ultimate");
}

test("a team whose name ends like the club’s is another team", async () => {
  callClubVage();
  const rows = ["Date,Home,Away,Score", "6/13/2026,Côte Sauvage,Drift,13-9"];
  const all = [...rows, "6/13/2026,Vage,Drift,13-9", "6/13/2026,Old Vage,Drift,13-9"];
  const { output: withOthers } = await importRows(all);
  expect(withOthers).toContain("2 games of other teams skipped (rows 2, 4).");
  expect(withOthers).toContain('Old Vage is another team. If it is yours, add --team "Old Vage".');
});

test("if no team has the club’s name, --team names the one that ends like it", async () => {
  callClubVage();
  const portland = ["Date,Home,Away,Score", "6/13/2026,Portland Vage,Drift,13-9"];
  const { output, diff: refused } = await importRows(portland);
  expect(output).toContain(
    'No game is of Vage. If the file calls the team Portland Vage, add --team "Portland Vage".',
  );
  expect(refused).toEqual([]);
  const { diff } = await importRows(portland, "--team", "Portland Vage");
  expect(diff.at(-1)).toBe(`  + ${played}`);
});

test("no score is imported into a tournament with a damaged game", async () => {
  // A game without a type.
  edit(fogBowl, "games:\n", "games:\n  - { opponent: gale, date: 2026-06-13 }\n");
  const { ok, output, diff } = await importRows([head, "6/13/2026,Drift,13-9,POOL"]);
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toMatch(/^seasons\/2026\/tournaments\/2026-fog-bowl\.yml:8: /);
  expect(output).toContain("Fix this first (npm run check:content).");
});

/** The same game, lost. */
const lost = played.replace("us: 13, them: 9", "us: 9, them: 13");

test.each([
  ["Away,Home,Score", "Drift,Côte Sauvage,13-9", lost],
  ["Away,Home,Score", "Côte Sauvage,Drift,13-9", played],
  ["Home,Away,Score", "Drift,Côte Sauvage,13-9", lost],
  ["Home,Home score,Away score,Away", "Drift,13,9,Côte Sauvage", lost],
  ["Away,Away score,Home,Home score", "Drift,13,Côte Sauvage,9", lost],
  ["Game,Score", "Drift @ Côte Sauvage,13-9", lost],
  // A column for the outcome says whose points come first.
  ["Opponent,W/L,Score", "Drift,L,13-9", lost],
  ["Opponent,Us,Them,Result", "Drift,13,9,W", played],
  // Away, but a tie is the same in both orders.
  ["Opponent,Score", "@ Drift,13-13", played.replace("them: 9", "them: 13")],
  ["Gegner,Ergebnis,Uhrzeit", "Drift,13:9,09h00", played],
  ["Adversaire,Résultat,Heure", "Drift,13-9,9h", played],
  ["Domicile,Extérieur,Résultat", "Drift,Côte Sauvage,13-9", lost],
  ["Local,Visitante,Marcador", "Côte Sauvage,Drift,13-9", played],
])("%s: columns tell whose points come first, in several languages", async (names, row, line) => {
  const { output, diff } = await importRows([`Date,${names}`, `6/13/2026,${row}`]);
  expect(diff.at(-1)).toBe(`  + ${line}`);
  const results =
    line === played
      ? "1 won, 0 lost, 0 tied"
      : line === lost
        ? "0 won, 1 lost, 0 tied"
        : "0 won, 0 lost, 1 tied";
  expect(output).toContain(`Read 1 game: ${results}.`);
});

test("an away game is refused if nothing tells whose points come first; --first does", async () => {
  const rows = ["Date,Opponent,Score", "6/13/2026,@ Drift,9-13"];
  const { ok, output } = await importRows(rows);
  expect([ok, output.includes("The game was away, so whose points come first in 9-13")]).toEqual([
    false,
    true,
  ]);
  expect((await importRows(rows, "--first", "home")).diff.at(-1)).toBe(`  + ${played}`);
});

test.each([
  "13-Jun-26,0900",
  "Sa. 13.06.26,09h00",
  '"Saturday, 13th June 2026",9:00 AM',
  "2026-06-13T13:00:00Z,",
  // A day as a spreadsheet counts it.
  "46186,09:00",
  "13. Juni,09:00",
  "13 de junio de 2026,9h",
  "samedi 13 juin 2026,9h00",
  "13 czerwca 2026,9:00",
  "13.6.,9:00",
])("%s is a day and a time", async (moment) => {
  const { diff } = await importRows(
    ["Date,Time,Opponent,Us,Them", `${moment},Drift,13,9`],
    "--year",
    "2026",
  );
  expect(diff.at(-1)).toBe(`  + ${played}`);
});

test.each([
  ["Noon", "12:00"],
  ["midnight", "00:00"],
])("%s is %s", async (written, time) => {
  const rows = ["Date,Time,Opponent,Us,Them", `2026-06-13,${written},Drift,13,9`];
  const { diff } = await importRows(rows);
  expect(diff.at(-1)).toContain(`time: "${time}", us: 13, them: 9`);
});

test("days that only fit in the other order are refused", async () => {
  const rows = ["Date,Opponent,Score", "06/12/2026,Drift,13-9"];
  edit("seasons/2026/tournaments/2026-fog-bowl.yml", "start: 2026-06-13", "start: 2026-06-12");
  edit("site.yml", "dates: month-first\n", "");
  edit("site.yml", "name:", "dates: day-first\nname:");
  const { ok, output } = await importRows(rows);
  expect([
    ok,
    output.includes("If they are month-first, all rows fit: add --dates month-first."),
  ]).toEqual([false, true]);
});

test("a day without a year is in the dates of its tournament, also after New Year", async () => {
  const rows = ["Date,Time,Opponent,Us,Them,Type", "1 Jan,10:00,Drift,11,12,BRACKET"];
  const { diff } = await importRows(rows, "--tournament", "2025-new-year");
  expect(diff.at(-1)).toContain('date: 2026-01-01, time: "10:00", us: 11, them: 12');
});

test.each([
  ["W - F", "forfeit: won"],
  ["F–W", "forfeit: lost"],
  ["W (forfeit)", "forfeit: won"],
  ["L F", "forfeit: lost"],
  ["0-13 F", "us: 0, them: 13, forfeit: lost"],
])("a score of %s is %s", async (score, written) => {
  const { diff, output } = await importRows([head, `6/13/2026,Drift,${score},POOL`]);
  expect(diff).toEqual([fogBowl, `  - ${open}`, `  + ${open.replace(" }", `, ${written} }`)}`]);
  expect(output).toContain(written.includes("won") ? "1 won, 0 lost" : "0 won, 1 lost");
  expect((await importRows([head, `6/13/2026,Drift,${score},POOL`])).diff).toEqual([]);
});

test("with two teams in a row, a forfeit is read from the side of the first", async () => {
  const rows = ["Date,Home,Away,Score,Type", "6/13/2026,Drift,Côte Sauvage,W - F,POOL"];
  expect((await importRows(rows)).diff.at(-1)).toBe(
    `  + ${open.replace(" }", ", forfeit: lost }")}`,
  );
});

test.each(["F - F", "Double forfeit"])(
  "a forfeit of both teams, %s, is refused: it is a canceled game",
  async (score) => {
    const { ok, output } = await importRows([head, `6/13/2026,Drift,${score},POOL`]);
    expect([ok, output]).toEqual([
      false,
      expect.stringContaining(
        "If both teams gave up, add the game by hand with cancelled: true and a remark.",
      ),
    ]);
  },
);

test("a forfeit without a winner is refused, unless a column has the winner", async () => {
  const { ok, output } = await importRows([head, "6/13/2026,Drift,F,POOL"]);
  expect([ok, output]).toEqual([
    false,
    expect.stringContaining(
      "F is a forfeit, but does not say who won. Write W - F or F - W, with W for the winner.",
    ),
  ]);
  const rows = [`${head},W/L`, "6/13/2026,Drift,F,POOL,W"];
  expect((await importRows(rows)).diff.at(-1)).toBe(
    `  + ${open.replace(" }", ", forfeit: won }")}`,
  );
});

test("games of a league need no type, and say home or away", async () => {
  edit(fogBowl, "dates:", "league: true\ndates:");
  const rows = ["Date,Opponent,Score,H/A", "6/13/2026,Gale,13-9,H", "6/14/2026,@ Eddy,W 15-8,"];
  const { diff } = await importRows(rows);
  expect(diff.filter((line) => line.startsWith("  + ")).join("\n")).toMatch(
    /opponent: gale, type: LEAGUE, at: home, date: 2026-06-13, us: 13, them: 9 [^]*opponent: eddy, type: LEAGUE, at: away, date: 2026-06-14, us: 15, them: 8 /,
  );
});

test.each([
  ["Date,Home,Away,Score", "6/13/2026,Côte Sauvage,Gale,13-9", "home, "],
  ["Date,Home,Away,Score", "6/13/2026,Gale,Côte Sauvage,9-13", "away, "],
  ["Date,Visitor,Home,Score", "6/13/2026,Côte Sauvage,Gale,13-9", "away, "],
  ["Date,Game,Score", "6/13/2026,Gale @ Côte Sauvage,9-13", "home, "],
  ["Date,Game,Score", "6/13/2026,Gale vs. Côte Sauvage,9-13", ""],
  ["Date,Team 1,Team 2,Score", "6/13/2026,Gale,Côte Sauvage,9-13", ""],
  ["Date,Team 2,Team 1,Score", "6/13/2026,Côte Sauvage,Gale,13-9", ""],
])("in a league, the columns %s with %s give home, away or neither", async (columns, row, side) => {
  edit(fogBowl, "dates:", "league: true\ndates:");
  const { diff } = await importRows([columns, row]);
  const at = side === "" ? "" : `at: ${side}`;
  expect(diff.join("\n")).toContain(
    `opponent: gale, type: LEAGUE, ${at}date: 2026-06-13, us: 13, them: 9 `,
  );
});

test("canceled games, and games without an opponent or score, are imported", async () => {
  const { diff, output } = await importRows([
    "Date,Time,Opponent,Score,Type,Round",
    "6/13/2026,9:00 AM,Drift,Canceled,POOL,",
    "6/14/2026,4:00 PM,,,BRACKET,Final",
  ]);
  expect(diff.join("\n")).toContain(open.replace(" }", ", cancelled: true }"));
  expect(diff.join("\n")).toContain(
    'type: BRACKET, date: 2026-06-14, time: "16:00", round: Final }',
  );
  expect(output).toContain("Read 2 games: 0 won, 0 lost, 0 tied, 2 without a score.");
});

test("a game with a score and no opponent is refused", async () => {
  const { ok, output } = await importRows([head, "6/14/2026,,9-8,BRACKET"]);
  expect(ok).toBe(false);
  expect(output).toContain("Row 2: The game has a score and no opponent.");
});

test("a file without a game of the club is refused, with the name that it may use for the club", async () => {
  const rows = [
    "Date,Home,Away,Score",
    "6/13/2026,Sauvage,Drift,13-9",
    "6/14/2026,Gale,Sauvage,9-8",
  ];
  const { ok, output } = await importRows(rows);
  expect([ok, output]).toEqual([
    false,
    expect.stringContaining(
      'No game is of Côte Sauvage. If the file calls the team Sauvage, add --team "Sauvage".',
    ),
  ]);
  expect((await importRows(rows, "--team", "Sauvage", "--type", "POOL")).ok).toBe(true);
});

test("an imported game at another time moves the listed one", async () => {
  const { diff, output } = await importRows([
    "Date,Time,Opponent,Type",
    "6/13/2026,11:30 AM,Drift,POOL",
  ]);
  expect(diff).toEqual([fogBowl, `  - ${open}`, `  + ${open.replace("09:00", "11:30")}`]);
  expect(output).toContain(
    "Row 2: the game against drift on 2026-06-13 at 09:00 is moved to 2026-06-13 at 11:30.",
  );
});

test("times of another zone are read in the tournament’s, and the notes say so", async () => {
  const { diff, output } = await importRows([
    "Date,Time (all CT),Opponent",
    "6/13/2026,8:00 AM,Drift",
  ]);
  // 8:00 CT is the time of the listed game.
  expect(diff).toEqual([]);
  expect(output).toContain(
    "Times in America/Chicago are written in the tournament's zone, America/New_York: 08:00 in row 2 is 09:00.",
  );
});

test("a team that is called by its city is refused, and --called names it", async () => {
  const rows = [head, "6/13/2026,Albany,13-9,POOL", "6/14/2026,Albany,9-13,BRACKET"];
  const { ok, output } = await importRows(rows);
  expect([ok, output]).toEqual([
    false,
    expect.stringContaining(
      'Rows 2, 3: Albany is not a known opponent. Did you mean gale? Add a new one first: npm run opponent -- "its name" --city "its city". If it is gale, add --called "Albany=gale".',
    ),
  ]);
  const { diff } = await importRows(rows, "--called", "Albany=gale");
  expect(diff.join("\n")).toContain(
    "opponent: gale, type: POOL, date: 2026-06-13, us: 13, them: 9",
  );
});
