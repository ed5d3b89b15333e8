import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { opponentCommand } from "#scripts/captain/opponent.ts";
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
  return await club.run(importCommand, file, "--type", "POOL", "--write", ...words);
}

/** The games that were added or changed. */
const gamesIn = (diff: readonly string[]) =>
  diff.flatMap((line) => /\+ .*opponent: (.*) }$/.exec(line)?.[1] ?? []);

test("byes, undecided teams and totals are left out and counted", async () => {
  const { output, diff } = await importRows([
    "Date,Time,Opponent,Us,Them",
    "6/13/2026,09:00,Drift,13,9",
    "6/13/2026,11:00,BYE,,",
    "6/13/2026,12:30,spielfrei,15,0",
    "6/14/2026,09:00,Winner of SF 1,,",
    "Total,,,28,9",
  ]);
  expect(gamesIn(diff)).toEqual([
    'drift, type: POOL, date: 2026-06-13, time: "09:00", us: 13, them: 9',
  ]);
  expect(output).toContain("2 byes skipped (rows 3, 4).");
  expect(output).toContain("1 game whose teams are not decided skipped (row 5).");
  expect(output).toContain("1 row of totals skipped (row 6).");
});

test("a known opponent called Rest is not a bye", async () => {
  await club.run(opponentCommand, "Rest", "--key", "rest", "--city", "Bangor");
  const { diff } = await importRows(["Date,Opponent,Score", "6/13/2026,Rest,13-9"]);
  expect(gamesIn(diff)).toEqual(["rest, type: POOL, date: 2026-06-13, us: 13, them: 9"]);
});

test("with the columns Team and Opponent, the club may be in either", async () => {
  const rows = [
    "Team,Opponent,Score,Date",
    "Drift,Côte Sauvage,9-13,6/13/2026",
    "Côte Sauvage Ultimate,Gale,15-8,6/14/2026",
  ];
  const { diff } = await importRows(rows);
  const both = [
    'drift, type: POOL, date: 2026-06-13, time: "09:00", us: 13, them: 9',
    "gale, type: POOL, date: 2026-06-14, us: 15, them: 8",
  ];
  expect(gamesIn(diff)).toEqual(both);
});

test("a game that is in a table once for each team is one game", async () => {
  const { diff, output } = await importRows([
    "Team,Opponent,Score,W/L,Date",
    "Gale,Côte Sauvage,8-15,L,6/14/2026",
    "Côte Sauvage,Gale,15-8,W,6/14/2026",
  ]);
  expect(gamesIn(diff)).toEqual(["gale, type: POOL, date: 2026-06-14, us: 15, them: 8"]);
  expect(output).toContain("Row 3 is the game of row 2.");
});

test("the columns For and Against are the points of Team, Us and Them those of the club", async () => {
  const rows = ["Team,Opponent,For,Against,W/L,Date", "Gale,Côte Sauvage,8,15,L,6/14/2026"];
  expect(gamesIn((await importRows(rows)).diff)).toEqual([
    "gale, type: POOL, date: 2026-06-14, us: 15, them: 8",
  ]);
  const ours = ["Team,Opponent,Us,Them,Date", "Eddy,Côte Sauvage,15,9,6/14/2026"];
  expect(gamesIn((await importRows(ours)).diff)).toEqual([
    "eddy, type: POOL, date: 2026-06-14, us: 15, them: 9",
  ]);
});

test("a page in Dutch is read, with its byes", async () => {
  const { diff, output } = await importRows([
    "Datum;Tijd;Thuis;Uit;Uitslag;Veld;Scheidsrechter",
    "6/14/2026;9:00;Gale;Côte Sauvage;8-15;2;Jan",
    "6/14/2026;11:00;Côte Sauvage;VRIJ;;;",
  ]);
  expect(gamesIn(diff)).toEqual([
    'gale, type: POOL, date: 2026-06-14, time: "09:00", us: 15, them: 8',
  ]);
  expect(output).toContain("1 bye skipped (row 3).");
});

test.each(["Côte Sauvage", "Cote Sauvage Ultimate", "Maine Côte Sauvage"])(
  "%s, the club itself, is refused as an opponent and as a new team",
  async (name) => {
    const game = await importRows(["Date,Opponent,Score", `6/13/2026,${name},13-9`]);
    expect([game.ok, game.diff]).toEqual([false, []]);
    expect(game.output).toContain(`Row 2: ${name} is the club itself, not an opponent.`);
    expect(game.output).not.toContain("npm run opponent");
    const team = await club.run(opponentCommand, name);
    expect([team.ok, team.diff]).toEqual([false, []]);
    expect(team.output).toContain(`${name} is this club itself.`);
  },
);

test("a bye is refused as a new team; byes and the club itself in a list of teams are left out", async () => {
  const bye = await club.run(opponentCommand, "BYE");
  expect([bye.ok, bye.diff]).toEqual([false, []]);
  expect(bye.output).toContain("BYE means that there is no opponent.");
  const rows = ["Team,City", "Côte Sauvage,Portland", "Bye,", "Kelp,Bangor"];
  const { output, diff } = await importRows(rows);
  expect(diff).toContain("  + kelp:");
  expect(diff.join()).not.toMatch(/sauvage|bye/i);
  expect(output).toContain("1 row of the club itself skipped (row 2).");
  expect(output).toContain("1 bye skipped (row 3).");
});
