import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyClub, type ClubCopy } from "#tests/support/club-copy.ts";
import { importCommand } from "./import.ts";
import { resultsPage } from "./testing/results-page.ts";
import { utf16, windows, workbook } from "./testing/saved-files.ts";

let club: ClubCopy;

beforeEach(() => {
  club = copyClub();
});

afterEach(() => club.remove());

/** Imports a file with these bytes. */
async function importFile(name: string, bytes: Uint8Array | string, ...words: readonly string[]) {
  // The content passes over files that begin with a dot.
  const file = join(club.folder, `.${name}`);
  writeFileSync(file, bytes);
  return await club.run(importCommand, file, "--write", ...words);
}

const fogBowl = "seasons/2026/tournaments/2026-fog-bowl.yml";
const drift = '  - { opponent: drift, type: POOL, date: 2026-06-13, time: "09:00" }';

test("awards are read from a log in UTF-16 with semicolons and Windows line ends", async () => {
  const rows = [
    "Badge;Player;Date;Time;Note",
    "Low Tide;Bea Birch;7/25/2025;2:55 PM;",
    'LOW_TIDE;QQ;7/26/2025;;"with Bea, twice"',
    "LOW_TIDE;o;7/6/2025;11:59:00 PM;",
  ];
  const { diff, output } = await importFile("log.csv", utf16(rows.join("\r\n")), "--zone", "EDT");
  expect(diff).toEqual([
    "badge-quest/2025/awards.csv",
    "  + LOW_TIDE,birch,2025-07-25,14:55,EDT,,",
    '  + LOW_TIDE,quill,2025-07-26,,,"with Bea, twice",',
  ]);
  expect(output).toContain("1 award already in the log.");
});

test("awards are read from copied rows with tabs and without column names", async () => {
  const rows = "LOW_TIDE\tNúñez\t25.7.2025\t14:05\tedt\n\nLOW_TIDE\tLopes, Inês\t26.7.2025\t\t\n";
  const { diff } = await importFile("pasted.txt", rows, "--as", "awards");
  expect(diff.slice(1)).toEqual([
    "  + LOW_TIDE,nunez,2025-07-25,14:05,EDT,,",
    "  + LOW_TIDE,lopes,2025-07-26,,,,",
  ]);
});

test("scores are read from a workbook with a title and column names in two rows", async () => {
  const file = workbook([
    ["Fog Bowl 2026 (unofficial)"],
    [],
    ["Date", "Start", "Opponent", "Pool", "Score"],
    ["", "", "", "", "Us", "Them"],
    [{ day: "2026-06-13" }, { time: "09:00" }, "vs. Drift", "Pool A", 13, 9],
    [{ day: "2026-06-14" }, { time: "10:00" }, "Albany Gale (3)", "Semifinal", 12, 13],
  ]);
  const { diff } = await importFile("scores.xlsx", file);
  expect(diff).toEqual([
    fogBowl,
    `  - ${drift}`,
    `  + ${drift.replace(" }", ", us: 13, them: 9 }")}`,
    '  -   - { type: BRACKET, date: 2026-06-14, time: "10:00", round: Semifinal }',
    '  +   - { opponent: gale, type: BRACKET, date: 2026-06-14, time: "10:00", us: 12, them: 13, round: Semifinal }',
  ]);
});

test("a workbook with the name of a CSV file is read", async () => {
  const file = workbook([
    ["Opponent", "Date", "Result"],
    ["drift", { day: "2026-06-13" }, "L 13–9"],
  ]);
  const { diff } = await importFile("scores.csv", file);
  expect(diff.at(-1)).toBe(`  + ${drift.replace(" }", ", us: 9, them: 13 }")}`);
});

test("games are read from a results page with headings, seeds and days across rows", async () => {
  const { diff, output } = await importFile("event.html", resultsPage, "--year", "2026");
  expect(diff.filter((line) => line.startsWith("  + "))).toEqual([
    `  + ${drift.replace(" }", ", us: 13, them: 9 }")}`,
    "  +   - { opponent: longest, type: POOL, date: 2026-06-13, us: 7, them: 13 }",
    '  +   - { opponent: gale, type: CONSOLATION, date: 2026-06-14, time: "09:00", us: 15, them: 8, round: 5th Place Semifinal }',
  ]);
  expect(output).toContain("2 games of other teams skipped (rows 3, 2).");
});

test("news is read with quotes in titles, and a known link is not added again", async () => {
  const rows = [
    "Headline,URL,Published,Source",
    '"Fog, and ""more"" fog",https://gazette.example/mist,"June 15, 2026",Gazette',
    "Old,https://gazette.example/spring,5/2/2026,Gazette",
    "On film,https://youtu.be/abc,6/14/26,Tide TV",
  ];
  const { diff, output } = await importFile("news.csv", `\uFEFF${rows.join("\r")}`);
  expect(diff).toEqual([
    "seasons/2026/news.yml",
    String.raw`  + - title: "Fog, and \"more\" fog"`,
    "  +   link: https://gazette.example/mist",
    "  +   date: 2026-06-15",
    "  +   author: Gazette",
    "  +   type: ARTICLE",
    "  + ",
    "  + - title: On film",
    "  +   link: https://youtu.be/abc",
    "  +   date: 2026-06-14",
    "  +   author: Tide TV",
    "  +   type: VIDEO",
    "  + ",
  ]);
  expect(output).toContain("1 story already in the news.");
});

test("a new roster is read in the encoding of Windows, with coaches below a row of their own", async () => {
  const rows = [
    "Roster as of Jan 5;;;",
    "#;Name;Position;Role",
    "2;Begoña Núñez (C);;",
    '7;"Jo ""Skip"" Ferro";Handler;',
    "0;Abernathy-Fitzwilliam, Wilhelmina-Josephine;;x",
    "Coaches;;;",
    ";Gudrun Brandt;;",
  ];
  const { diff } = await importFile("roster-2028.csv", windows(rows.join("\r\n")), "--new");
  expect(diff.filter((line) => /\.yml$|^ {2}\+ ./.test(line))).toEqual([
    "players.yml",
    "  + ferro:",
    "  +   name: { first: Jo, last: Ferro, nickname: Skip }",
    "  +   jersey: 7",
    "  +   position: Handler",
    "seasons/2028/roster.yml",
    "  + # yaml-language-server: $schema=../../../../../schemas/roster.schema.json",
    "  + displayName: Côte Sauvage 2028",
    "  + captains:",
    "  +   - abernathy-fitzwilliam",
    "  +   - nunez",
    "  + players:",
    "  +   - abernathy-fitzwilliam",
    "  +   - nunez",
    "  +   - ferro",
    "  + coaches:",
    "  +   - brandt",
  ]);
});

test("an imported roster adds missing people and numbers, and removes nobody", async () => {
  const rows = "First Name,Last Name,Jersey #\nÅsa,Åberg,4\nBegoña,Núñez,22\n";
  const { diff, output } = await importFile("roster.tsv", rows, "--year", "2026");
  expect(diff).toEqual([
    "seasons/2026/roster.yml",
    "  +   - aberg",
    "  + numbers: { nunez: 22 }",
    "  + ",
  ]);
  expect(output).toContain("nunez has number 2 in players.yml and 22 in the file");
  expect(output).toContain("so they stay: abernathy-fitzwilliam, o,");
});

test("all unreadable rows are named at once, and left out only with --skip", async () => {
  const rows = [
    "Date,Opponent,Us,Them",
    "6/13/2026,Drfit,13,9",
    "6/31/2026,Gale,13,9",
    "6/13/2026,Drift,13,9",
  ].join("\n");
  const refused = await importFile("scores.csv", rows);
  expect([refused.ok, refused.diff]).toEqual([false, []]);
  expect(refused.output).toContain("Row 2: Drfit is not a known opponent");
  expect(refused.output).toContain("Did you mean drift?");
  expect(refused.output).toContain("Row 3: 6/31/2026 is not a date");
  const { diff } = await importFile("scores.csv", rows, "--skip");
  expect(diff.at(-1)).toBe(`  + ${drift.replace(" }", ", us: 13, them: 9 }")}`);
});

test.each([
  ["a PDF", "%PDF-1.7", "save it as XLSX or CSV"],
  ["a workbook that is damaged", "PK\u0003\u0004 and no more", "cannot be read"],
  ["columns that nobody knows", "Color,Shape\nred,round\n", "No row has known column names"],
  [
    "a score that would not pass the check",
    "Date,Opponent,Score,Type\n6/13/2026,Gale,99-3,POOL\n",
    "30",
  ],
])("%s changes nothing, and the reason is given", async (_, text, reason) => {
  const { ok, diff, output } = await importFile("file.csv", text);
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain(reason);
});

test("without --write, an import only shows its changes", async () => {
  const file = join(club.folder, ".scores.csv");
  writeFileSync(file, "Date,Opponent,Us,Them\n6/13/2026,Drift,13,9\n");
  const { ok, diff, output } = await club.run(importCommand, file);
  expect([ok, diff]).toEqual([true, []]);
  expect(output).toContain("us: 13, them: 9");
  expect(output).toContain("--write");
});
