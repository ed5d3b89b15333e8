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

async function imported(rows: readonly string[], ...words: readonly string[]) {
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
const open = '  - { opponent: drift, type: POOL, date: 2026-06-13, time: "09:00" }';
const played = open.replace(" }", ", us: 13, them: 9 }");
const second = "  - { opponent: drift, type: POOL, date: 2026-06-13, us: 11, them: 13 }";
const final = second.replace("POOL", "BRACKET");

const twice = [head, "6/13/2026,Drift,13-9,POOL", "6/13/2026,Drift,11-13,POOL"];

test("two rows against one team on one day are two games, also without times", async () => {
  const { diff } = await imported(twice);
  expect(diff).toEqual([fogBowl, `  - ${open}`, `  + ${second}`, `  + ${played}`]);
});

test("what was imported is not imported again, in whatever order and how many times it stands", async () => {
  await imported(twice);
  const [row, one = "", other = ""] = twice;
  const again = await imported([row ?? "", other, one, other]);
  expect(again).toMatchObject({ ok: true, diff: [] });
  expect((await imported([row ?? "", other])).diff).toEqual([]);
});

test("games with one score are told apart by their type", async () => {
  await imported(twice);
  const more = [head, "6/13/2026,Drift,11-13,POOL", "6/13/2026,Drift,11-13,BRACKET"];
  expect((await imported(more)).diff).toEqual([fogBowl, `  + ${final}`]);
});

test("a game whose score is to come stays open beside one that was played", async () => {
  await imported(twice);
  const more = [
    head,
    "6/13/2026,Drift,,POOL",
    "6/13/2026,Drift,13-9,POOL",
    "6/13/2026,Drift,11-13,",
  ];
  const { diff } = await imported(more);
  expect(diff).toEqual([fogBowl, "  +   - { opponent: drift, type: POOL, date: 2026-06-13 }"]);
});

test("a team whose name ends like the club's is another team", async () => {
  edit("site.yml", "teamName: Côte Sauvage", "teamName: Vage");
  const rows = ["Date,Home,Away,Score", "6/13/2026,Côte Sauvage,Drift,13-9"];
  expect((await imported(rows)).said).toContain("1 game of other teams left out.");
  const { diff } = await imported(["Date,Home,Away,Score", "6/13/2026,Portland Vage,Drift,13-9"]);
  expect(diff.at(-1)).toBe(`  + ${played}`);
});

test("a tournament with a game that cannot be read is put right first", async () => {
  edit(fogBowl, "games:\n", "games:\n  - { opponent: gale, date: 2026-06-13 }\n");
  const { ok, said, diff } = await imported([head, "6/13/2026,Drift,13-9,POOL"]);
  expect([ok, diff]).toEqual([false, []]);
  expect(said).toMatch(/^seasons\/2026\/tournaments\/2026-fog-bowl\.yml:8: /);
  expect(said).toContain("Put this right first (npm run check:content).");
});
