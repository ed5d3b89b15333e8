import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importCommand } from "#scripts/import/import.ts";
import { copyClub, type ClubCopy } from "#tests/support/club-copy.ts";
import { opponentCommand } from "./opponent.ts";

let club: ClubCopy;

beforeEach(() => {
  club = copyClub();
});

afterEach(() => club.remove());

const lines = (diff: readonly string[]) =>
  diff.slice(1).map((line) => line.replace(/^ {2}/, "").trimEnd());

test("a team is added with its place, if that is known, and with its country abroad", async () => {
  const { diff } = await club.run(
    opponentCommand,
    "FC Bergen",
    "--city",
    "Bergen",
    "--country",
    "Norway",
  );
  expect(lines(diff)).toEqual([
    "+ fcbergen:",
    "+   name: FC Bergen",
    "+   location: { city: Bergen, country: NO }",
    "+",
  ]);
  const bare = await club.run(opponentCommand, "Wanderers");
  expect(lines(bare.diff)).toEqual(["+ wanderers:", "+   name: Wanderers", "+"]);
});

test("a known team gets its place, and is not added again", async () => {
  await club.run(opponentCommand, "Wanderers");
  const { diff } = await club.run(
    opponentCommand,
    "Wanderers",
    "--city",
    "Cork",
    "--country",
    "IE",
  );
  expect(lines(diff).join(" ")).toContain("location: { city: Cork, country: IE }");
  const again = await club.run(opponentCommand, "Cork Wanderers", "--city", "Cork");
  expect(again.diff).toEqual([]);
});

test("a club in another city than a known one of its name is added", async () => {
  const { diff } = await club.run(opponentCommand, "Drift", "--city", "Boise", "--state", "ID");
  expect(lines(diff)).toEqual([
    "+ drift-boise:",
    "+   name: Drift",
    "+   location: { city: Boise, state: ID }",
    "+",
  ]);
});

test("a name without Latin letters needs a key", async () => {
  const asked = await club.run(opponentCommand, "東京");
  expect([asked.ok, asked.output.includes("--key")]).toEqual([false, true]);
  const { diff } = await club.run(opponentCommand, "東京", "--key", "tokyo", "--country", "Japan");
  expect(lines(diff)).toContain("+ tokyo:");
});

test("teams are imported from a table, with city and country in one cell or in two", async () => {
  const file = join(club.folder, ".teams.csv");
  const rows = [
    "Team,City,Country",
    "Herons,Cork,Ireland",
    'Tide,"Portland, OR",',
    'FC Bergen,"Bergen, Norway",',
    "Drift,Saint John,Canada",
    "Wanderers,,",
  ];
  writeFileSync(file, rows.join("\n"));
  const { output, diff } = await club.run(importCommand, file, "--write");
  expect(output).toContain("Read 5 rows: 4 written, 1 already there, 0 skipped.");
  expect(diff.filter((line) => line.includes("location"))).toEqual([
    "  +   location: { city: Bergen, country: NO }",
    "  +   location: { city: Cork, country: IE }",
    "  +   location: { city: Portland, state: OR }",
  ]);
  expect(diff).toContain("  + wanderers:");
});

test("a roster with home towns is not read as a list of teams", async () => {
  const file = join(club.folder, ".roster-2027.csv");
  writeFileSync(file, "Name,Number,Hometown\nFern Walsh,51,Cork\n");
  const { output } = await club.run(importCommand, file, "--new");
  expect(output).toContain("The column Hometown (1 cell) is left out: the site does not show it.");
});

test("a new file has the path of its schema from its own folder", async () => {
  // The invented club lies two folders deeper than content/.
  rmSync(join(club.folder, "seasons/2026/news.yml"));
  writeFileSync(
    join(club.folder, ".news.csv"),
    "Title,Link,Author,Date\nOut,https://news.example/out,Gazette,2026-05-06\n",
  );
  const news = await club.run(importCommand, join(club.folder, ".news.csv"), "--write", "--skip");
  expect(news.diff.join("\n")).toContain("$schema=../../../../../schemas/news.schema.json");
});
