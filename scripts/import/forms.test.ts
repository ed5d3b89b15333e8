import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyClub, type ClubCopy } from "#tests/support/club-copy.ts";
import { importCommand } from "./import.ts";
import { utf16 } from "./testing/saved-files.ts";

let club: ClubCopy;

beforeEach(() => {
  club = copyClub();
});

afterEach(() => club.remove());

async function importFile(name: string, bytes: Uint8Array | string, ...words: readonly string[]) {
  // The content passes over files that begin with a dot.
  const file = join(club.folder, `.${name}`);
  writeFileSync(file, bytes);
  return await club.run(importCommand, file, "--write", ...words);
}

test("answers of a form are awards, and --ignore leaves out a question", async () => {
  const rows = [
    "Timestamp\tYour name\tWhich badge?\tAnything to add?",
    "7/25/2025 21:04:11\tBea Birch\tLow Tide\tat the pier",
    '7/26/2025 8:00:00\tTamsin "QQ" Quill\tlow tide\t',
  ];
  const form = utf16(rows.join("\r\n"));
  const asked = await importFile("form.tsv", form, "--zone", "EDT");
  expect([asked.ok, asked.diff]).toEqual([false, []]);
  expect(asked.output).toContain(
    "The column Anything to add? is unknown: 1 cell, such as “at the pier”.",
  );
  expect(asked.output).toContain('or add --ignore "Anything to add?".');
  const { diff, output } = await importFile(
    "form.tsv",
    form,
    "--zone",
    "EDT",
    "--ignore",
    "anything to add",
  );
  expect(diff.slice(1)).toEqual([
    "  + LOW_TIDE,birch,2025-07-25,21:04:11,EDT,,",
    "  + LOW_TIDE,quill,2025-07-26,08:00,EDT,,",
  ]);
  expect(output).toContain("The column Anything to add? (1 cell) is left out: --ignore names it.");
});

test("a date and a time with a dot in one cell are read", async () => {
  const rows = "Date/Time,Opponent,Result\n6/13/2026 9.00 am,@ Drift,W 13-9\n";
  const { diff } = await importFile("games.csv", rows, "--tournament", "2026-fog-bowl");
  expect(diff.at(-1)).toContain(
    'opponent: drift, type: POOL, date: 2026-06-13, time: "09:00", us: 13',
  );
});

const log = "badge-quest/2025/awards.csv";

test("a log with semicolons gets rows with semicolons", async () => {
  const file = join(club.folder, log);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(",", ";"));
  const rows = "Badge,Player,Date,Note\nLow Tide,o,7/27/2025,a; b\n";
  const { ok, diff } = await importFile("rows.csv", rows);
  expect([ok, ...diff]).toEqual([true, log, '  + LOW_TIDE;o;2025-07-27;;;"a; b";']);
});

test("awards of one day without times are told apart by their notes", async () => {
  const head = "Badge,Player,Date,Note\n";
  await importFile("rows.csv", `${head}Fifty Plates,o,7/29/2025,Iowa\n`);
  const utah = `${head}Fifty Plates,o,7/29/2025,Utah\n`;
  const { diff } = await importFile("rows.csv", utah);
  expect(diff).toEqual([log, "  + FIFTY_PLATES,o,2025-07-29,,,Utah,"]);
  expect((await importFile("rows.csv", utah)).output).toContain("1 award already in the log.");
});

test("an award that is marked as another one of its day is added beside the one in the log", async () => {
  const once = "Badge,Player,Date,Again\nLow Tide,o,7/30/2025,\n";
  await importFile("rows.csv", once);
  const { diff, output } = await importFile("rows.csv", `${once}Low Tide,o,7/30/2025,yes\n`);
  expect(diff).toEqual([log, "  + LOW_TIDE,o,2025-07-30,,,,yes"]);
  expect(output).toContain("1 award already in the log.");
});

test("--date is the day of all awards, in any format of days", async () => {
  const rows = "Badge,Player\nLow Tide,o\n";
  const { diff } = await importFile("rows.csv", rows, "--date", "28/7/2025");
  expect(diff.at(-1)).toBe("  + LOW_TIDE,o,2025-07-28,,,,");
  const wrong = await importFile("rows.csv", rows, "--date", "28/28/2025");
  expect([wrong.ok, wrong.diff]).toEqual([false, []]);
  expect(wrong.output).toContain("28/28/2025 is not a date such as 2027-06-12 or 6/12/2027.");
});

test.each([
  ["an open quote", 'Badge,Player,Date,Note\nLow Tide,o,7/27/2025,"open\n', "opens in row 2"],
  ["nothing", " \n", "The file is empty."],
  ["no author", "Title,Link,Date\nFog,https://gazette.example/f,7/7/2026\n", "with --author"],
])("a file with %s changes nothing, and the reason is given", async (_, rows, reason) => {
  const { ok, output, diff } = await importFile("rows.csv", rows);
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain(reason);
});

test("letters of another encoding are refused unless --encoding names it", async () => {
  const file = Buffer.from("First,Last,Position\nIr\x8Fne,Novak,Cutter\n", "latin1");
  const refused = await importFile("roster-2027.csv", file, "--new");
  expect([refused.ok, refused.diff]).toEqual([false, []]);
  expect(refused.output).toContain("The file has unreadable letters.");
  const { diff } = await importFile("roster-2027.csv", file, "--new", "--encoding", "macintosh");
  expect(diff).toContain("  +   name: { first: Irène, last: Novak }");
  const unknown = await importFile("roster-2027.csv", file, "--encoding", "klingon");
  expect(unknown.output).toContain("--encoding is windows-1250, macintosh and the like");
});

test("a space in a link is %20, and http and https make no second story", async () => {
  const rows = [
    "Title,Link,Date,Author",
    "Fog,https://gazette.example/a b,6/14/2026,Gazette",
    "Fog,http://gazette.example/a b/,6/14/2026,Gazette",
  ];
  const { diff, output } = await importFile("news.csv", rows.join("\n"));
  expect(diff).toContain("  +   link: https://gazette.example/a%20b");
  expect(output).toContain("Read 2 rows: 1 written, 1 already there, 0 skipped.");
});

test("a page with games and a roster is read as games, and the notes tell how to read the roster", async () => {
  const page = `<table><tr><th>Date<th>Opponent<th>Score</tr><tr><td>6/13/2026<td>Drift<td>13-9</tr></table>
    <h2>Team</h2><table><tr><th>Name<th>Number</tr><tr><td>Bea Birch<td>4</tr></table>`;
  const { output } = await importFile("page.html", page);
  expect(output).toContain("Team looks like roster. Import the file again with --as roster.");
});

const story = (date: string) =>
  `Title,Link,Author,Date\nA Day Out,https://news.example/${date.replaceAll("/", "-")},Gazette,${date}\n`;

test("days of news are read in the club’s format, and ambiguous ones are named", async () => {
  const { diff, output } = await importFile("news.csv", story("5/6/2026"));
  expect(diff.join("\n")).toContain("date: 2026-05-06");
  expect(output).toContain(
    "Days are read month-first: 5/6/2026 is 2026-05-06. If it is 2026-06-05, add --dates day-first.",
  );
  const dayFirst = await importFile("news.csv", story("7/8/2026"), "--dates", "day-first");
  expect(dayFirst.diff.join("\n")).toContain("date: 2026-08-07");
  expect(dayFirst.output).not.toContain("Days are read");
  expect((await importFile("news.csv", story("5/5/2026"))).output).not.toContain("Days are read");
});

test("days of news that only fit in the other order are refused", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-10") });
  const { ok, output } = await importFile("news.csv", story("5/3/2026"));
  vi.useRealTimers();
  expect([ok, output]).toEqual([
    false,
    expect.stringContaining(
      "In this club's date format, these are in the future. If they are day-first, all rows fit: add --dates day-first.",
    ),
  ]);
});

const award = (day: string) => `Badge,Player,Date\nLow Tide,o,${day}\n`;

test("--dates sets the order of day and month for awards", async () => {
  const { diff, output } = await importFile(
    "awards.csv",
    award("5/6/2025"),
    "--dates",
    "day-first",
  );
  expect(diff.join("\n")).toContain("2025-06-05");
  expect(output).not.toContain("Days are read");
  expect((await importFile("awards.csv", award("5/7/2025"))).output).toContain(
    "add --dates day-first.",
  );
});
