import { expect, test } from "vitest";
import { readFolder } from "#app/content/.server/load-content.ts";
import { mapFormerIds } from "#app/domain/former-ids.ts";
import { route as playerRoute } from "#app/pages/player/load.ts";
import { shapeFilteredPlayer, listPlayers } from "#app/pages/players/list-players.ts";
import { shapeSeasons } from "#app/pages/roster/shape-roster.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import { openRows } from "#tests/support/open-rows.ts";
import { figuresOf, named, openPages, texts } from "#tests/support/page-at.ts";
import { readClub } from "#tests/support/read-club.ts";

/** The invented club with unusual people on the 2026 roster. */
function clubWithPeople(more = "") {
  const texts = new Map(readFolder("tests/fixture-club/content"));
  const people = `
pele: { name: { first: Pelé }, jersey: 71 }
walsh: { name: { first: Orla, last: Walsh }, jersey: 72, position: Hybrid }
walsh-o: { name: { first: Orla, last: Walsh }, jersey: 73, position: Cutter }
burke: { name: { first: Niamh, last: Burke }, jersey: 74, position: Handler, formerly: [Niamh Moore] }
keane: { name: { first: Finn, last: Keane }, position: Cutter }
flynn: { name: { first: Sorcha, last: Flynn } }
${more}`;
  const players = texts.get("players.yml") ?? "";
  const renamed = players.replace("\nnunez:", "\nnunez:\n  formerly: [Begoña Soler]");
  texts.set("players.yml", `${renamed}${people}`);
  const roster = texts.get("seasons/2026/roster.yml") ?? "";
  const also = more === "" ? [] : ["reilly"];
  const listed = ["pele", "walsh", "walsh-o", "burke", "keane", ...also]
    .map((id) => `\n  - ${id}`)
    .join("");
  texts.set(
    "seasons/2026/roster.yml",
    `${roster.replace("\nplayers:", `\nplayers:${listed}`).trimEnd()}\ncoaches: [keane, flynn]\n`,
  );
  return openSources(readClub(texts));
}

const sources = clubWithPeople();
const teams = shapeSeasons(sources.record, () => "");
const formerIds = mapFormerIds([...sources.record.people.values()]);
const searchable = makeDocuments(sources.record);
const index = await buildIndex(searchable);
const pageAt = openPages(sources);
const loadPlayer = (id: string) => playerRoute.load(sources, { id });
const findPeople = (words: string) =>
  search(index, words).hits.flatMap(({ kind, title }) => (kind === "people" ? title : []));

test("a person with one name has it in titles, on her page, in the list of players and in the search", async () => {
  expect(loadPlayer("pele").head.title).toMatch(/^Pelé · /);
  expect(texts(await pageAt("/players/pele"), "h1 > span")[0]).toBe("Pelé");
  const listed = listPlayers(sources.record).map(shapeFilteredPlayer);
  expect(listed.find(({ id }) => id === "pele")?.letter).toBe("P");
  expect(findPeople("pele")).toEqual(["Pelé"]);
});

test("the page, the description and the data of a person without a position mention none", async () => {
  const { head } = loadPlayer("pele");
  expect(figuresOf(await pageAt("/players/pele")).join()).toMatch(/^(Number[^,]*,)?Seasons/);
  expect(head.description).toMatch(/^Pelé played for Côte Sauvage in 2026\. /);
  const row = openRows(sources.record, "players").find(({ id }) => id === "pele");
  expect(row?.["position"]).toBeUndefined();
});

test("two people with one name are told apart by their numbers", () => {
  expect(findPeople("orla walsh")).toEqual(["Orla Walsh (72)", "Orla Walsh (73)"]);
  expect(loadPlayer("walsh").head.title).toMatch(/^Orla Walsh \(72\) · /);
});

test("a person who plays and coaches in one season is listed once, as both", async () => {
  const members = teams.find(({ year }) => year === 2026)?.members ?? [];
  expect(members.filter(({ id }) => id === "keane")).toMatchObject([
    { position: "Cutter", role: "Coach" },
  ]);
  const coaches = members.filter(({ role }) => role === "Coach");
  expect(coaches.map(({ id }) => id)).toEqual(["keane", "flynn"]);
  const page = await pageAt("/seasons/2026");
  const listed = named(page, "section", "The roster");
  expect(texts(listed, "li").filter((row) => row.includes("Keane"))).toEqual([
    expect.stringMatching(/Finn Keane Coach$/),
  ]);
  expect(texts(page, "[hidden] span")).toContainEqual(expect.stringMatching(/, 2 coaches$/));
  expect(figuresOf(await pageAt("/players/keane"))).toContain("Coach | 1 season | 2026");
  const row = openRows(sources.record, "seasons").find(({ year }) => year === 2026);
  expect(row?.["players"]).toContain("keane");
  expect(row?.["coaches"]).toEqual(["keane", "flynn"]);
  const keane = openRows(sources.record, "players").find(({ id }) => id === "keane");
  expect(keane?.["coachIn"]).toEqual([2026]);
  const [hit] = search(index, "coach 2026 keane").hits;
  expect(hit?.note).toBe("Finn Keane and Sorcha Flynn");
});

test("a person who only coached has the position Coach, although the content does not say so", async () => {
  expect(figuresOf(await pageAt("/players/flynn"))).toContain("Position | Coach");
});

test("a person is found by her former name, and its URL redirects to her page", () => {
  expect(findPeople("moore")).toEqual(["Niamh Burke"]);
  expect(formerIds).toMatchObject({ moore: "burke", "moore-n": "burke", "moore-niamh": "burke" });
});

test.each([
  ["/roster", "season=cote-sauvage-2026&view=player", "Niamh Burke", "moore"],
  ["/badgequest", "view=person", "Begoña Núñez", "soler"],
])("a link to %s with a former id selects the person", async (path, query, name, formerId) => {
  expect(texts(await pageAt(`${path}?${query}&player=${formerId}`), "h2").join()).toContain(name);
});

test("a former name of a person shown by initials appears nowhere", () => {
  const secondMoore = "reilly: { name: { first: Nora, last: Reilly }, formerly: [Nora Moore]";
  const written = JSON.stringify(
    makeDocuments(clubWithPeople(`${secondMoore}, shown: initials }`).record),
  );
  expect([written.includes("Nora"), written.includes("N. R.")]).toEqual([false, true]);
});
