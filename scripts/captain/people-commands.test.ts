import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyClub, type ClubCopy } from "#tests/support/club-copy.ts";
import { rosterCommand } from "./roster.ts";
import { shownCommand } from "./shown.ts";

let club: ClubCopy;

beforeEach(() => {
  club = copyClub();
});

afterEach(() => club.remove());

function edit(file: string, from: string, to: string): void {
  const path = join(club.folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

const roster = "seasons/2026/roster.yml";

test("a person joins or leaves a roster by one line, in the order of jersey numbers", async () => {
  const people = ["--with", "Edda Elder,fir", "--without", "rowan"];
  const { ok, diff } = await club.run(rosterCommand, "2026", ...people);
  expect([ok, ...diff]).toEqual([true, roster, "  -   - rowan", "  +   - elder", "  +   - fir"]);
  const back = await club.run(rosterCommand, "2026", "--with", "rowan");
  expect(back.diff).toEqual([roster, "  +   - rowan"]);
});

test("a person who coached before joins the coaches", async () => {
  const { diff } = await club.run(rosterCommand, "2026", "--with", "brandt");
  expect(diff).toEqual([roster, "  + coaches:", "  +   - brandt", "  + "]);
});

test("a player may coach, too, and leaves both lists at once", async () => {
  const { diff } = await club.run(rosterCommand, "2026", "--coaches", "rowan");
  expect(diff).toEqual([roster, "  + coaches:", "  +   - rowan", "  + "]);
  const twice = await club.run(rosterCommand, "2026", "--coaches", "rowan");
  expect([twice.ok, twice.output.includes("rowan already coaches in 2026.")]).toEqual([
    false,
    true,
  ]);
  const gone = await club.run(rosterCommand, "2026", "--without", "rowan");
  expect(gone.diff.filter((line) => line === "  -   - rowan")).toHaveLength(2);
});

test("a captain leaves only if the captains are named anew", async () => {
  const alone = await club.run(rosterCommand, "2026", "--without", "Tamsin Quill");
  expect([alone.ok, alone.diff]).toEqual([false, []]);
  expect(alone.output).toContain("quill is a captain of 2026. Use --captains to name");
  const captains = ["--captains", "nunez,alder"];
  const { diff } = await club.run(rosterCommand, "2026", "--without", "quill", ...captains);
  expect(diff).toEqual([roster, "  -   - quill", "  +   - alder", "  -   - quill"]);
});

test.each([
  [["2026", "--with", "alder"], "alder is already on the 2026 roster."],
  [["2026", "--without", "elder"], "elder is not on the 2026 roster."],
  [["2026", "--with", "eldr"], "Did you mean elder?"],
  [["2026"], "Add who joins or leaves"],
  [["2030", "--with", "elder"], "There is no roster of 2030."],
])("roster %j changes nothing and says: %s", async (words, reason) => {
  const { ok, output, diff } = await club.run(rosterCommand, ...words);
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain(reason);
});

test("a damaged roster is not changed", async () => {
  const file = join(club.folder, roster);
  writeFileSync(file, readFileSync(file, "utf8").replace("  - lopes\n", "  - 7\n  - lopes\n"));
  const { ok, output, diff } = await club.run(rosterCommand, "2026", "--without", "rowan");
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain(`${roster}:13: `);
  expect(output).toContain("Fix this first (npm run check:content).");
});

test("hiding a name adds one line to players.yml, and showing it deletes that line", async () => {
  const hidden = await club.run(shownCommand, "Edda Elder", "initials");
  expect(hidden.diff).toEqual(["players.yml", "  +   shown: initials"]);
  const shown = await club.run(shownCommand, "elder", "name");
  expect(shown.diff).toEqual(["players.yml", "  -   shown: initials"]);
});

test("nobody is hidden while a text still names her", async () => {
  const news = join(club.folder, "seasons/2026/news.yml");
  writeFileSync(
    news,
    `${readFileSync(news, "utf8").trimEnd()}

- title: Inês Lopes decides the final
  link: https://gazette.example/lopes-again
  date: 2026-06-20
  author: Ines
  type: ARTICLE
`,
  );
  const { ok, output, diff } = await club.run(shownCommand, "lopes", "nobody");
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain("title names lopes, who must not be named.");
  expect(output).toContain("Nothing was written.");
  expect(output).toMatch(
    /Reword these lines:\n {2}\S+news\.yml:\d+ {2}- title: Inês Lopes decides the final\n/,
  );
  expect(output).toMatch(
    /These lines may mean her. If so, reword them:\n {2}\S+:\d+ {2}author: Ines/,
  );
});

test("texts with a surname that is an ordinary word are listed, and do not keep her from being hidden", async () => {
  edit("players.yml", "last: Lopes", "last: Win");
  edit("site.yml", "about:", "about: The team plays to win, and in May.\nformer:");
  const site = readFileSync(join(club.folder, "site.yml"), "utf8");
  writeFileSync(join(club.folder, "site.yml"), site.replace(/^former:.*\n(?: .*\n)*/m, ""));
  const { ok, output } = await club.run(shownCommand, "lopes", "nobody");
  expect([ok, output.includes("Written.")]).toEqual([true, true]);
  expect(output).toContain("These lines have a word that is also her name.");
  expect(output).toMatch(/site\.yml:\d+ {2}about: The team plays to win, and in May\./);
});

test("a name in two words, without quotes, is refused", async () => {
  const { ok, output } = await club.run(shownCommand, "Edda", "Elder", "nobody");
  expect(ok).toBe(false);
  expect(output).toContain("initials, nobody or name");
});

test.each([
  ["roster", rosterCommand],
  ["shown", shownCommand],
] as const)("%s --help explains the command", async (_name, command) => {
  expect((await club.run(command, "--help")).output).toMatch(/^npm run /);
});
