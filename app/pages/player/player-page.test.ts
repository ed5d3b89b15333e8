import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { listAddresses } from "#app/site/site-page.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { withEditions, withRosters } from "#tests/support/changed-club.ts";
import { attribute, readText, select } from "#tests/support/html.ts";
import { figuresOf, named, openPages, pageAt, texts } from "#tests/support/page-at.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

test("a person has her seasons on the team, with her role, the record and the finish", async () => {
  const page = await pageAt("/players/o");
  expect(figuresOf(page)).toEqual([
    "Number | 1",
    "Position | Cutter",
    "Seasons | 3 of 5 | 2024–2026",
    "Captain | 1 season | 2025",
  ]);
  expect(texts(named(page, "section", "Season by season"), "li")).toEqual([
    expect.stringMatching(/^2024.*3–2.*T5th Regionals$/),
    expect.stringMatching(/^2025.*4–2.*Captain 1st Regionals$/),
    expect.stringMatching(/^2026.*2–1/),
  ]);
});

test("a single season is a link among the facts, with her teammates, without a card", async () => {
  const page = await pageAt("/players/gorse");
  expect(texts(page, "h2")).not.toContain("Season by season");
  expect(texts(page, 'dd a[href="/seasons/2024"]')).toEqual(["2024"]);
  expect(figuresOf(page)).toContain("Seasons | 1 of 5 | 2024, 40 teammates");
});

test("previous and next lead through her last roster", async () => {
  const members = sources.record.seasons.find(({ year }) => year === 2026)?.members ?? [];
  const [first, second, third] = members.map(({ person }) => person.id);
  const steps = select(await pageAt(`/players/${second}`), "main nav a");
  expect(steps.map((step) => attribute(step, "href"))).toEqual([
    "/players",
    `/players/${first}`,
    `/players/${third}`,
  ]);
});

test.each([
  ["alder", "41 teammates, 4 seasons with Begoña Núñez and Tamsin Quill"],
  ["o", "41 teammates"],
])("one line counts the teammates of %s and names few with the most seasons", async (id, line) => {
  const lines = texts(await pageAt(`/players/${id}`), "section > p");
  expect(lines).toEqual([line]);
});

test("Badge Quest on a person’s page has her place, her badges and those she created", async () => {
  const page = await pageAt("/players/o");
  expect(texts(named(page, "section", "Badge Quest"), "li")).toEqual([
    "1st 1st place4Tide Quest 2025among 12 people",
    "2Low Tide (earned 2 times)",
    "Bucket List of Encouragement (earned once)",
    "Fifty Plates (earned once)",
    "Low Tide",
    "Fifty Plates",
  ]);
});

test("a person’s place in an edition links her details in it", async () => {
  const quest = named(await pageAt("/players/gorse"), "section", "Badge Quest");
  expect(select(quest, "a").map((link) => attribute(link, "href"))).toContain(
    "/badgequest?edition=2024&view=person&player=gorse",
  );
});

test("a person without a number, badges, plates and songs has a page without them", async () => {
  const page = await pageAt("/players/quill");
  expect(figuresOf(page)[0]).toBe("Position | Cutter");
  expect(texts(page, "h2")).toEqual(["Season by season"]);
});

test("a coach has the position and the seasons of a coach, and no years as a player", async () => {
  expect(figuresOf(await pageAt("/players/brandt"))).toEqual([
    "Position | Coach",
    "Seasons | 2 of 5 | 2024–2025",
  ]);
});

const addresses = listAddresses(sitePages(sources));

test("a person who is not shown has no page", () => {
  expect(addresses).toContain("/players/o");
  expect(addresses).not.toContain("/players/hidden");
});

test("a person shown by initials has a page under a neutral address, without her id", async () => {
  expect(addresses).toContain("/players/p-2e59");
  expect(addresses).not.toContain("/players/initials");
  expect(texts(await pageAt("/players/p-2e59"), "h1 > span")[0]).toBe("O. Q.");
});

test("a player who also coached has both roles in her facts", async () => {
  const club = openSources(withRosters({ 2026: { coaches: ["alder"] } }));
  const page = await openPages(club)("/players/alder");
  expect(figuresOf(page).slice(-2)).toEqual([
    "Captain | 1 season | 2024",
    "Coach | 1 season | 2026",
  ]);
});

/** The quest on a person's page. */
async function readQuest(id: string, club: Content): Promise<string> {
  const page = await openPages(openSources(club))(`/players/${id}`);
  return select(page, "section li").map(readText).join("; ");
}

test("in an edition of which only totals are published, a person has a place and no count", async () => {
  expect(await readQuest("gorse", withEditions({ 2024: { awards: [] } }))).toContain(
    "1st placeBadge Quest 2024that year’s counts weren’t kept",
  );
});

test("a guest with badges has a place among all, with a note that she is not on the roster", async () => {
  const award = { badge: "LOW_TIDE", player: "heather", date: "2025-08-01" };
  const quest = await readQuest("heather", withEditions({ 2025: { awards: [award] } }));
  expect(quest).toContain("among 13 people, not on the 2025 roster");
});

test("a person’s description says what she did, for whom and when", () => {
  const [played, coached] = ["alder", "brandt"].map(
    (id) => route.load(sources, { id }).head.description,
  );
  expect(played).toMatch(/^Ada Alder played handler for Côte Sauvage from 2024 to 2027\. /);
  expect(coached).toMatch(/^Gudrun Brandt coached Côte Sauvage from 2024 to 2025\. /);
});
