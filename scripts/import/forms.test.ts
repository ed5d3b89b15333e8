import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyClub, type ClubCopy } from "#tests/support/club-copy.ts";
import { importCommand } from "./import.ts";
import { utf16 } from "./testing/saved-files.ts";

let club: ClubCopy;

beforeEach(() => {
  club = copyClub();
});

afterEach(() => club.remove());

async function imported(name: string, bytes: Uint8Array | string, ...words: readonly string[]) {
  // The content passes over files that begin with a dot.
  const file = join(club.folder, `.${name}`);
  writeFileSync(file, bytes);
  return await club.run(importCommand, file, "--write", ...words);
}

test("answers of a form: its questions, a nickname in quotes, and what is left out", async () => {
  const rows = [
    "Timestamp\tYour name\tWhich badge?\tAnything to add?",
    "7/25/2025 21:04:11\tBea Birch\tLow Tide\tat the pier",
    '7/26/2025 8:00:00\tTamsin "QQ" Quill\tlow tide\t',
  ];
  const { diff, said } = await imported("form.tsv", utf16(rows.join("\r\n")), "--zone", "EDT");
  expect(diff.slice(1)).toEqual([
    "  + LOW_TIDE,birch,2025-07-25,21:04:11,EDT,,",
    "  + LOW_TIDE,quill,2025-07-26,08:00,EDT,,",
  ]);
  expect(said).toContain("The column Anything to add? is left out.");
});

test("a time with a dot, and days with the time behind them", async () => {
  const rows = "Date/Time,Opponent,Result\n6/13/2026 9.00 am,@ Drift,W 13-9\n";
  const { diff } = await imported("games.csv", rows, "--tournament", "2026-fog-bowl");
  expect(diff.at(-1)).toContain(
    'opponent: drift, type: POOL, date: 2026-06-13, time: "09:00", us: 13',
  );
});

test.each([
  ["an open quote", 'Badge,Player,Date,Note\nLow Tide,o,7/27/2025,"open\n', "opens in row 2"],
  ["nothing", " \n", "The file is empty."],
  ["no author", "Title,Link,Date\nFog,https://gazette.example/f,7/7/2026\n", "with --author"],
])("%s changes nothing, and it is said why", async (_, rows, reason) => {
  const { ok, said, diff } = await imported("rows.csv", rows);
  expect([ok, diff]).toEqual([false, []]);
  expect(said).toContain(reason);
});
