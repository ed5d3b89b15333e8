import { expect, test } from "vitest";
import { publicContent } from "#app/content/.server/privacy.ts";
import { editContent, type Replacement } from "#app/content/testing/small-content.ts";
import { brandId } from "#app/domain/ids.ts";
import { shapePlayer } from "#app/entities/person/shape.ts";
import { shapeFilteredPlayer, listPlayers } from "#app/pages/players/list-players.ts";
import { shapeSeasons } from "#app/pages/roster/shape-roster.ts";
import { openSources } from "#app/routes/sources.ts";
import { withPlayers } from "#tests/support/changed-club.ts";
import { editedClub } from "#tests/support/edited-club.ts";
import { readText, select } from "#tests/support/html.ts";
import { openRows } from "#tests/support/open-rows.ts";
import { figuresOf, named, openPages } from "#tests/support/page-at.ts";
import { readClub } from "#tests/support/read-club.ts";

const roster = "seasons/2019/roster.yml";
const editNumbers = (text: string): Replacement => [
  roster,
  "coaches:",
  `numbers: ${text}\ncoaches:`,
];

/** In 2019 Ek wears 00 and Alder 0; in 2021 both wear the numbers of their entries, 11 and 8. */
const laterRoster = "displayName: Côte Sauvage 2021\nplayers: [ek, alder]\n";
const texts = editContent(editNumbers("{ ek: 00, alder: 0 }"));
const content = readClub(new Map([...texts, ["seasons/2021/roster.yml", laterRoster]]));
const sources = openSources(content);
const { record } = sources;

test("a season and its roster show that season’s numbers, and 00 is not 0", async () => {
  const roster = named(await openPages(sources)("/seasons/2019"), "section", "The roster");
  const numbers = select(roster, "li").map((row) => /^(?:\d+|C)/.exec(readText(row))?.[0]);
  expect(numbers).toEqual(["0", "00", "C"]);
  const [before, now] = shapeSeasons(record, () => "").map(({ members }) =>
    members.map(({ id, number }) => `${id} ${number}`),
  );
  expect(before).toEqual(["alder 0", "ek 00", "berg C"]);
  expect(now).toEqual(["ek 11", "alder 8"]);
});

test("a player’s page shows her current number and previous ones", async () => {
  const figures = await Promise.all(
    [sources, editedClub()].map(async (club) => figuresOf(await openPages(club)("/players/ek"))[0]),
  );
  expect(figures).toEqual([
    "Number | 11 | previously 00",
    expect.not.stringContaining("previously"),
  ]);
});

test("lists and data files show the latest number and mention the others", () => {
  const ek = listPlayers(record).filter(({ id }) => id === "ek");
  expect(ek.map((person) => shapePlayer(person, []).number)).toEqual(["11"]);
  expect(ek.map((person) => shapeFilteredPlayer(person).haystack)).toEqual([
    expect.stringContaining("00"),
  ]);
  expect(
    openRows(record, "players").map(({ id, jersey, otherJerseys }) => [id, jersey, otherJerseys]),
  ).toEqual([
    ["alder", 8, ["2019: 0"]],
    ["ek", 11, ["2019: 00"]],
    ["berg", undefined, []],
  ]);
});

test("a hidden player’s number is removed; one shown by initials keeps hers under another id", () => {
  const choices = { alder: { shown: "nobody" }, ek: { shown: "initials" } };
  const { rosters } = publicContent(withPlayers(choices, content));
  const [first] = rosters;
  expect(Object.values(first?.numbers ?? {})).toEqual(["00"]);
  expect(JSON.stringify(rosters)).not.toMatch(/alder|"ek"/);
  // Otherwise the ids above would name nobody.
  expect(record.people.has(brandId("ek"))).toBe(true);
});
