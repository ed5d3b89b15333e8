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

async function importPeople(...people: readonly string[]) {
  // The content passes over files that begin with a dot.
  const file = join(club.folder, ".roster-2027.csv");
  writeFileSync(file, ["First,Last,Position", ...people].join("\n"));
  return await club.run(importCommand, file, "--new", "--write");
}

function edit(file: string, from: string, to: string): void {
  const path = join(club.folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

test("new people of one surname have a key each", async () => {
  const { diff } = await importPeople(
    "Anna,Alder,Cutter",
    "Amy,Alder,Cutter",
    "Anna,Alder,Handler",
    "Amy,Alder,Handler",
  );
  const added = diff.filter((line) => /^ {2}\+ {3}- /.test(line)).map((line) => line.slice(8));
  expect(added).toEqual(["alder-a", "alder-amy", "alder-anna", "alder-2"]);
  const people = readFileSync(join(club.folder, "players.yml"), "utf8");
  expect(people.match(/first: (?:Anna|Amy), last: Alder/g)).toHaveLength(4);
});

test("a first name is the key where the surname has no Latin letter", async () => {
  const { diff } = await importPeople("Ling,王,Cutter");
  expect(diff).toContain("  + ling:");
});

test("a name without any Latin letter is refused: it has to be added by hand", async () => {
  const { ok, output, diff } = await importPeople("Fern,New,Cutter", "芳,王,Cutter");
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain(
    "Row 3: 芳 王 has no Latin letters for a key. Add the person to players.yml by hand.",
  );
});

test("nobody is imported while a person in players.yml is damaged", async () => {
  edit("players.yml", "name: { first: Opal, last: Oak }", "name: { frst: Opal, last: Oak }");
  const { ok, output, diff } = await importPeople("Olga,Oak,Cutter");
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toMatch(/players\.yml:\d+: .* Fix this first \(npm run check:content\)\./);
});

test("a damaged roster is not overwritten", async () => {
  writeFileSync(join(club.folder, "seasons/2026/roster.yml"), "displayName: [\n");
  const file = join(club.folder, ".roster.csv");
  writeFileSync(file, "First,Last\nOpal,Oak\n");
  const { ok, output, diff } = await club.run(importCommand, file, "--year", "2026", "--write");
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain("seasons/2026/roster.yml:");
});

test("two rows with the name of a known person are refused, not merged", async () => {
  const { ok, output, diff } = await importPeople("Opal,Oak,Cutter", "Opal,Oak,Handler");
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain("Rows 2 and 3: are they the same person, Opal Oak?");
});

test("the key of a person named Null is not the word null, which YAML reads as no value", async () => {
  const { ok, diff } = await importPeople("Ada,Null,Cutter");
  expect(ok).toBe(true);
  expect(diff).toContain("  + null-a:");
});

async function importRoster(text: string, ...words: readonly string[]) {
  const file = join(club.folder, ".roster-2027.csv");
  writeFileSync(file, text);
  return await club.run(importCommand, file, "--write", ...words);
}

const lines = (diff: readonly string[]) => diff.map((line) => line.replace(/^ {2}\+ +/, ""));

test("a nickname may be an emoji of joined characters", async () => {
  const { diff } = await importRoster("First,Last,Nickname\nEve,Nolan,👩‍🚀\n", "--new");
  expect(lines(diff)).toContain("name: { first: Eve, last: Nolan, nickname: 👩‍🚀 }");
});

test.each([
  ["Fern Walsh Jr.", "name: { first: Fern, last: Walsh Jr. }"],
  ['"Fern Walsh, Jr."', "name: { first: Fern, last: Walsh Jr. }"],
  ['"Walsh, Fern, III"', "name: { first: Fern, last: Walsh III }"],
  ["Lotte van der Berg", "name: { first: Lotte, last: van der Berg }"],
  ['"Berg, Lotte van der"', "name: { first: Lotte, last: van der Berg }"],
  ["Siobhán O'Brien-Ní Dhuibhne", "name: { first: Siobhán, last: O'Brien-Ní Dhuibhne }"],
  ["Jan ’t Hooft", "name: { first: Jan, last: ’t Hooft }"],
  ["Fern «Zip» O’Neill", "name: { first: Fern, last: O’Neill, nickname: Zip }"],
  ["Fern „Zip“ Neill", "name: { first: Fern, last: Neill, nickname: Zip }"],
  ["Fern 'Zip' D'Arcy", "name: { first: Fern, last: D'Arcy, nickname: Zip }"],
  ["Pelé", "name: { first: Pelé }"],
  ["مهسا می\u200Cرضایی Rez", "name: { first: مهسا, last: می\u200Cرضایی Rez }"],
])("the name %s is written as %s", async (written, entry) => {
  const { output, diff } = await importRoster(`Name,Position\n${written},Cutter\n`, "--new");
  expect(lines(diff), output).toContain(entry);
});

test.each([
  "51 Fern Walsh",
  "#51 Fern Walsh",
  "Fern Walsh #51",
  "Fern Walsh (51)",
  '"Fern Walsh, 51"',
  "Fern Walsh (51) (C)",
])("%s has her number beside the name", async (written) => {
  const { diff } = await importRoster(`Name,Position\n${written},Cutter\n`, "--new");
  expect(lines(diff)).toEqual(
    expect.arrayContaining(["name: { first: Fern, last: Walsh }", "jersey: 51"]),
  );
});

test.each([
  ["Hybrid", "position: Hybrid"],
  ["cutter/handler", "position: Hybrid"],
  ["H", "position: Handler"],
])("the position %s is read", async (position, line) => {
  const { diff } = await importRoster(`Name,Position\nFern Walsh,${position}\n`, "--new");
  expect(lines(diff)).toContain(line);
});

test("a position is not needed, and an unknown one is left out, with a note", async () => {
  const { output, diff } = await importRoster(
    "Name,Position\nFern Walsh,\nIvy Hart,Deep\n",
    "--new",
  );
  expect(diff.filter((line) => line.includes("position"))).toEqual([]);
  expect(output).toContain("Row 3: the position Deep is left out.");
});

test("a player who coaches in the same season is listed as both", async () => {
  const rows = "Name,Position,Role\nFern Walsh,Cutter,Assistant coach\nIvy Hart,Handler,Captain\n";
  const { ok, output, diff } = await importRoster(rows, "--new");
  expect([ok, output.includes("Read 2 rows: 2 written, 0 already there")]).toEqual([true, true]);
  expect(lines(diff).filter((line) => line === "- walsh")).toHaveLength(2);
  expect(lines(diff)).toContain("position: Cutter");
});

test("a namesake with another number is a new person only with --new", async () => {
  const rows = "Number,Name,Position\n2,Begoña Núñez,Handler\n44,Begoña Núñez,Cutter\n";
  const refused = await importRoster(rows);
  expect(refused.output).toContain(
    "Row 3: is Begoña Núñez with number 44 a different person than nunez, who has 2? If so, add --new.",
  );
  const { diff } = await importRoster(rows, "--new");
  expect(lines(diff)).toEqual(expect.arrayContaining(["nunez-b:", "jersey: 44", "- nunez-b"]));
  const repeated = await importRoster("Number,Name\n44,Begoña Núñez\n2,Begoña Núñez\n");
  expect([repeated.ok, repeated.diff]).toEqual([true, []]);
});

test("one name in two orders with one number is refused: it may be one person", async () => {
  const rows = 'Number,Name,Position\n53,Son Min-ji,Handler\n53,"SON, MINJI",Handler\n';
  const { ok, output } = await importRoster(rows, "--new");
  expect([ok, output.includes("Rows 2 and 3: are they the same person")]).toEqual([false, true]);
});

test("another last name with a known number is refused, until it is written down as a former name", async () => {
  const rows = "Number,Name,Position\n2,Begoña Salas,Handler\n";
  const refused = await importRoster(rows, "--new");
  expect(refused.ok).toBe(false);
  expect(refused.output).toContain("the one before as formerly: [Begoña Salas] or [Begoña Núñez].");
  edit("players.yml", "nunez:\n", "nunez:\n  formerly: [Begoña Salas]\n");
  const { output, diff } = await importRoster(rows, "--new");
  expect(output).toContain("Row 2: Begoña Salas is nunez, who had that name before.");
  expect(diff).toEqual([]);
});

test("a key begins with a letter", async () => {
  const { diff } = await importRoster("First,Last,Position\nLiv,1st,Cutter\n", "--new");
  expect(lines(diff)).toContain("liv-1st:");
});

test("in German, Name is the last name beside Vorname", async () => {
  const file = join(club.folder, ".kader-2027.csv");
  writeFileSync(file, "Nr.;Name;Vorname;Position\n53;Müller-Lüdenscheidt;Jörg;Cutter\n");
  const { diff } = await club.run(importCommand, file, "--new", "--write");
  expect(diff).toContain("  +   name: { first: Jörg, last: Müller-Lüdenscheidt }");
  expect(diff).toContain("  +   jersey: 53");
});

const importNumbers = async (...people: readonly string[]) =>
  await importRoster(["Number,First,Last,Position", ...people].join("\n"), "--new");

test("the numbers 0 and 00 are two, 07 is 7", async () => {
  await importNumbers("0,Mia,Fahy,Cutter", "00,Zoe,Grealish,Cutter", "07,Una,Hession,Handler");
  const players = readFileSync(join(club.folder, "players.yml"), "utf8");
  expect(players).toMatch(/fahy:\n.*\n {2}jersey: 0\n/);
  expect(players).toMatch(/grealish:\n.*\n {2}jersey: "00"\n/);
  expect(players).toMatch(/hession:\n.*\n {2}jersey: 7\n/);
});

test("a number other than the usual one is added for the season, until the usual one is back", async () => {
  await importNumbers("0,Mia,Fahy,Cutter");
  const changed = await importNumbers("29,Mia,Fahy,Cutter");
  expect(changed.output).toContain(
    "fahy has number 0 in players.yml and 29 in the file: 29 is added to numbers in this roster.",
  );
  expect(changed.diff).toContain("  + numbers: { fahy: 29 }");
  expect((await importNumbers("29,Mia,Fahy,Cutter")).diff).toEqual([]);
  const usual = await importNumbers("0,Mia,Fahy,Cutter");
  expect(usual.output).toContain("fahy wears her usual 0");
});

test("a player with a number and a coach of that name without one are one person", async () => {
  const rows = "No,Name,Position,Role\n81,Kim Ro,Cutter,\n,Kim Ro,,Coach\n";
  const { diff, output } = await importRoster(rows, "--new");
  expect(diff.filter((line) => line.includes("Kim"))).toHaveLength(1);
  expect(diff.join("\n")).toMatch(/coaches:[^]*\bro\b/);
  expect(output).toContain("Read 2 rows: 2 written,");
});

test("another first name with a known last name and number is refused, until it is her nickname", async () => {
  const refused = await importRoster("Number,Name,Position\n2,Bego Núñez,Handler\n", "--new");
  expect([refused.ok, refused.output]).toEqual([
    false,
    expect.stringContaining(
      "Is Bego Núñez Begoña Núñez (nunez), who has the same last name and number 2? If so, use one name in both, or add nickname: Bego to nunez in players.yml.",
    ),
  ]);
  edit("players.yml", "first: Begoña, last: Núñez", "first: Begoña, last: Núñez, nickname: Bego");
  const { ok, diff } = await importRoster("Number,Name,Position\n2,Bego Núñez,Handler\n", "--new");
  expect([ok, diff]).toEqual([true, []]);
});

test("two first names with one last name and number in one file are refused", async () => {
  const { ok, output } = await importRoster("Number,Name\n21,Samantha Li\n21,Sam Li\n", "--new");
  expect(ok).toBe(false);
  expect(output).toContain(
    "Rows 2 and 3: are Samantha Li and Sam Li, both with number 21, the same person?",
  );
});

test("in a league’s roster, 7.0 is the number 7, and Coach in place of a number makes a coach", async () => {
  const rows = "Player #,Player Full Name,Pronouns\n7.0,Fern Walsh,she/her\nCoach,Ivy Hart,\n";
  const { output, diff } = await importRoster(rows, "--new");
  const players = readFileSync(join(club.folder, "players.yml"), "utf8");
  expect(players).toMatch(/first: Fern, last: Walsh }\n {2}jersey: 7\n/);
  expect(players).toMatch(/first: Ivy, last: Hart }\n {2}position: Coach\n/);
  expect(diff.join("\n")).toMatch(/coaches:[^]*- hart/);
  expect(output).toContain("The column Pronouns (1 cell) is left out: the site does not show it.");
});
