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

/** Imports a file with these bytes, and tells what was said and which lines changed. */
async function imported(name: string, bytes: Uint8Array | string, ...words: readonly string[]) {
  // The content passes over files that begin with a dot.
  const file = join(club.folder, `.${name}`);
  writeFileSync(file, bytes);
  return await club.run(importCommand, file, "--write", ...words);
}

const fogBowl = "seasons/2026/tournaments/2026-fog-bowl.yml";
const drift = '  - { opponent: drift, type: POOL, date: 2026-06-13, time: "09:00" }';

test("awards from a log in UTF-16 with semicolons and Windows line ends", async () => {
  const rows = [
    "Badge;Player;Date;Time;Note",
    "Low Tide;Bea Birch;7/25/2025;2:55 PM;",
    'LOW_TIDE;QQ;7/26/2025;;"with Bea, twice"',
    "LOW_TIDE;o;7/6/2025;11:59:00 PM;",
  ];
  const { diff, output } = await imported("log.csv", utf16(rows.join("\r\n")), "--zone", "EDT");
  expect(diff).toEqual([
    "badge-quest/2025/awards.csv",
    "  + LOW_TIDE,birch,2025-07-25,14:55,EDT,,",
    '  + LOW_TIDE,quill,2025-07-26,,,"with Bea, twice",',
  ]);
  expect(output).toContain("1 award already in the log.");
});

test("awards that were copied without a first line, with tabs", async () => {
  const rows = "LOW_TIDE\tNúñez\t25.7.2025\t14:05\tedt\n\nLOW_TIDE\tLopes, Inês\t26.7.2025\t\t\n";
  const { diff } = await imported("pasted.txt", rows, "--as", "awards");
  expect(diff.slice(1)).toEqual([
    "  + LOW_TIDE,nunez,2025-07-25,14:05,EDT,,",
    "  + LOW_TIDE,lopes,2025-07-26,,,,",
  ]);
});

test("scores from a workbook with a merged title and a head of two lines", async () => {
  const file = workbook([
    ["Fog Bowl 2026 (unofficial)"],
    [],
    ["Date", "Start", "Opponent", "Pool", "Score"],
    ["", "", "", "", "Us", "Them"],
    [{ day: "2026-06-13" }, { time: "09:00" }, "vs. Drift", "Pool A", 13, 9],
    [{ day: "2026-06-14" }, { time: "10:00" }, "Albany Gale (3)", "Semifinal", 12, 13],
  ]);
  const { diff } = await imported("scores.xlsx", file);
  expect(diff).toEqual([
    fogBowl,
    `  - ${drift}`,
    `  + ${drift.replace(" }", ", us: 13, them: 9 }")}`,
    '  -   - { type: BRACKET, date: 2026-06-14, time: "10:00", round: Semifinal }',
    '  +   - { opponent: gale, type: BRACKET, date: 2026-06-14, time: "10:00", us: 12, them: 13, round: Semifinal }',
  ]);
});

test("a workbook that a spreadsheet saved under the name of a CSV file", async () => {
  const file = workbook([
    ["Opponent", "Date", "Result"],
    ["drift", { day: "2026-06-13" }, "L 13–9"],
  ]);
  const { diff } = await imported("scores.csv", file);
  expect(diff.at(-1)).toBe(`  + ${drift.replace(" }", ", us: 9, them: 13 }")}`);
});

test("games from a results page of two teams, with headings, seeds and spanned days", async () => {
  const { diff, output } = await imported("event.html", resultsPage, "--year", "2026");
  expect(diff.filter((line) => line.startsWith("  + "))).toEqual([
    `  + ${drift.replace(" }", ", us: 13, them: 9 }")}`,
    "  +   - { opponent: longest, type: POOL, date: 2026-06-13, us: 7, them: 13 }",
    '  +   - { opponent: gale, type: CONSOLATION, date: 2026-06-14, time: "09:00", us: 15, them: 8, round: 5th Place Semifinal }',
  ]);
  expect(output).toContain("2 games of other teams skipped (rows 3, 2).");
});

test("news with a byte-order mark, quotes and a link that is there already", async () => {
  const rows = [
    "Headline,URL,Published,Source",
    '"Fog, and ""more"" fog",https://gazette.example/mist,"June 15, 2026",Gazette',
    "Old,https://gazette.example/spring,5/2/2026,Gazette",
    "On film,https://youtu.be/abc,6/14/26,Tide TV",
  ];
  const { diff, output } = await imported("news.csv", `\uFEFF${rows.join("\r")}`);
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

test("a new roster in the encoding of Windows, with coaches under a line of their own", async () => {
  const rows = [
    "Roster as of Jan 5;;;",
    "#;Name;Position;Role",
    "2;Begoña Núñez (C);;",
    '7;"Jo ""Skip"" Ferro";Handler;',
    "0;Abernathy-Fitzwilliam, Wilhelmina-Josephine;;x",
    "Coaches;;;",
    ";Gudrun Brandt;;",
  ];
  const { diff } = await imported("roster-2028.csv", windows(rows.join("\r\n")), "--new");
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

test("a roster that is there keeps its people, and gets who is missing where her number belongs", async () => {
  const rows = "First Name,Last Name,Jersey #\nÅsa,Åberg,4\nBegoña,Núñez,22\n";
  const { diff, output } = await imported("roster.tsv", rows, "--year", "2026");
  expect(diff).toEqual([
    "seasons/2026/roster.yml",
    "  +   - aberg",
    "  + numbers: { nunez: 22 }",
    "  + ",
  ]);
  expect(output).toContain("nunez has number 2 in players.yml and 22 in the file");
  expect(output).toContain("so they stay: abernathy-fitzwilliam, o,");
});

test("rows that cannot be read are named all at once, and left out only when that is said", async () => {
  const rows = [
    "Date,Opponent,Us,Them",
    "6/13/2026,Drfit,13,9",
    "6/31/2026,Gale,13,9",
    "6/13/2026,Drift,13,9",
  ].join("\n");
  const refused = await imported("scores.csv", rows);
  expect([refused.ok, refused.diff]).toEqual([false, []]);
  expect(refused.output).toContain("Row 2: Drfit is not a known opponent");
  expect(refused.output).toContain("Did you mean drift?");
  expect(refused.output).toContain("Row 3: 6/31/2026 is not a date");
  const { diff } = await imported("scores.csv", rows, "--skip");
  expect(diff.at(-1)).toBe(`  + ${drift.replace(" }", ", us: 13, them: 9 }")}`);
});

test.each([
  ["a PDF", "%PDF-1.7", "save it as XLSX or CSV"],
  ["a workbook that is damaged", "PK\u0003\u0004 and no more", "cannot be read"],
  ["columns that nobody knows", "Color,Shape\nred,round\n", "No row has known column names"],
  ["what would not pass the check", "Date,Opponent,Score,Type\n6/13/2026,Gale,99-3,POOL\n", "30"],
])("%s changes nothing and says why", async (_, text, says) => {
  const { ok, diff, output } = await imported("file.csv", text);
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain(says);
});

test("nothing is written without being asked to", async () => {
  const file = join(club.folder, ".scores.csv");
  writeFileSync(file, "Date,Opponent,Us,Them\n6/13/2026,Drift,13,9\n");
  const { ok, diff, output } = await club.run(importCommand, file);
  expect([ok, diff]).toEqual([true, []]);
  expect(output).toContain("us: 13, them: 9");
  expect(output).toContain("--write");
});
