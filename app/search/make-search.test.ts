import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeFindable } from "./make-search.ts";
import { describeDetail } from "./hit-address.ts";
import type { Entry, EntryKind } from "./search-data.ts";

const content = loadContent();
const makeEntries = (changes: Partial<Content> = {}) =>
  makeFindable(openSources({ ...content, ...changes })).entries;
const entries = makeEntries();

function findDetail(title: string, index: readonly Entry[] = entries): string | undefined {
  const entry = index.find((candidate) => candidate.title === title);
  return entry !== undefined && "detail" in entry ? entry.detail : undefined;
}

/** The club's tournaments, with a change of all their games. */
const changeGames = (change: object) =>
  content.tournaments.map((tournament) =>
    Object.assign({}, tournament, {
      games: tournament.games.map((game) => Object.assign({}, game, change)),
    }),
  );

test("the seasons page of a club with one season shows its year", () => {
  const seasons = content.seasons.filter(({ year }) => year === 2024);
  const site = { ...content.site, defaultRoster: "cote-sauvage-2024" };
  expect(findDetail("Seasons", makeEntries({ site, seasons }))).toBe("2024");
});

const findPerson = (id: string) =>
  entries.find((entry) => entry.kind === "people" && entry.id === id);

/** The first entries of a kind, in order: title and second line. */
function listLines(kind: EntryKind, most: number): string[] {
  return entries
    .filter((entry) => entry.kind === kind)
    .slice(0, most)
    .map((entry) =>
      [entry.title, entry.subtitle ?? [], describeDetail(entry) ?? []].flat().join(" | "),
    );
}

test("people with most seasons come first, each with position, number and seasons", () => {
  expect(listLines("people", 7)).toEqual([
    "Wilhelmina-Josephine Abernathy-Fitzwilliam | Handler | number 0, 4 seasons",
    "Ada Alder | Handler | number 5, 4 seasons",
    "Begoña Núñez | Cutter | number 2, 4 seasons",
    "Tamsin Quill | Cutter | 4 seasons",
    "Bea Birch | Cutter | number 6, 3 seasons",
    "Inês Lopes | Handler | number 99, 3 seasons",
    "Li O | Cutter | number 1, 3 seasons",
  ]);
});

test("everyone who was on a roster has an entry, except a person who is not shown", () => {
  const onRosters = new Set(
    content.rosters.flatMap(({ players, coaches }) => [...players, ...coaches]),
  );
  const people = entries.flatMap((entry) => (entry.kind === "people" ? entry.id : []));
  expect(onRosters.size).toBe(people.length);
  expect(findPerson("hidden")).toBeUndefined();
});

test("a person with one number and no nickname has neither numbers by year nor other names", () => {
  expect(findPerson("alder")).toMatchObject({ number: 5 });
  expect(findPerson("alder")).not.toHaveProperty("numbers");
  expect(findPerson("alder")).not.toHaveProperty("names");
});

test("seasons are newest first, each with its record and finish", () => {
  expect(listLines("seasons", 9)).toEqual([
    "Côte Sauvage 2027",
    "Côte Sauvage 2026 | 2–1",
    "Côte Sauvage 2025 | 4–2, 1st Regionals",
    "Côte Sauvage 2024 | 3–2, T5th Regionals",
    "Côte Sauvage 2023",
  ]);
});

test("tournaments are newest first, each with its place, and its record once it has games", () => {
  expect(listLines("tournaments", 4)).toEqual([
    "Regionals 2026 | Devens, MA",
    "Fog Bowl 2026 | Eastport, ME",
    "Spring Tide Tune-Up 2026 | Phoenix, AZ | 2–1",
    "Midnight Mixer 2025 | Portland, ME | 1–0–1",
  ]);
});

test("opponents with most games come first, then by name, each with its games and record", () => {
  expect(listLines("opponents", 4)).toEqual([
    "Burlington Eddy | Burlington, VT | 3 games, 2–0–1",
    "Albany Gale | Albany, NY | 2 games, 1–1",
    "Boston Breakwater | Boston, MA | 2 games, 1–1",
    "Cormorant B | Providence, RI | 2 games, 1–1",
  ]);
});

test("places with most tournaments come first, then by name, each with its tournaments and record", () => {
  expect(listLines("places", 3)).toEqual([
    "Eastport | 2 tournaments, 4–1–1",
    "Burlington | 1 tournament, 1–1",
    "Devens | 1 tournament, 2–0",
  ]);
});

test("badges earned most come first, and an unearned one names the editions without it", () => {
  expect(listLines("badges", 9)).toEqual([
    "Fifty Plates | Brain | earned 5 times",
    "Low Tide | Brain | earned 5 times",
    "Knotty | Skill | earned 2 times",
    "Old Hat | Character | earned 2 times",
    "Bucket List of Encouragement | Effort | earned 1 time",
    "Good Neighbor | Character | earned 1 time",
    "Never Yet | Skill | not earned by anyone in 2025",
  ]);
});

test("a badge of editions without a log is not logged, which says nothing about who earned it", () => {
  const { badgeQuest } = content;
  const editions = Array.from(
    badgeQuest.editions,
    ([year, edition]) => [year, { ...edition, awards: [] }] as const,
  );
  const unlogged = makeEntries({ badgeQuest: { ...badgeQuest, editions: new Map(editions) } });
  expect(findDetail("Never Yet", unlogged)).toBe("not logged");
});

test("links show where they lead, and sponsors whom they support", () => {
  expect(listLines("links", 9)).toEqual([
    "Instagram | instagram.com/cotesauvage.example",
    "Email | captains@cotesauvage.example",
    "Lighthouse Bakery and Second-Hand Oilskins of Penobscot Bay | sponsor of Côte Sauvage, bakery.example",
    "Kelp | sponsor of Côte Sauvage, kelp.example",
  ]);
});

test("stories are newest first, each with its author and date", () => {
  expect(listLines("news", 2)).toEqual([
    "Spring Tide Tune-Up recap: sand in everything | Gazette | May 2, 2026",
    "Fathom vs. Côte Sauvage | Women’s Pool Play | Tide TV | April 27, 2026",
  ]);
});

test("pages, their sections and their years show what they have", () => {
  expect(listLines("pages", 99)).toEqual([
    "Press kit | logos, colors and a description",
    "Where they played | 6 cities",
    "Longest streaks | 4 wins",
    "One-goal games | 4 games, 3–1",
    "Home",
    "About Us | mixed club, founded in 2023 by alumni of Harbour College",
    "News | 30 stories",
    "Results | 10 tournaments",
    "Roster | Côte Sauvage 2026",
    "Badge Quest | 10 badges in 2025, most: Li O, 4 badges",
    "Fifty Plates | 3 plates",
    "Core Values",
    "Roster 2025 | 6 playlists",
    "Players | 42 people, A to Z",
    "Seasons | 2023 to 2027",
    "Opponents | 8 teams",
    "Records | 16 games, 10–4–2",
    "Join | tryouts and contact",
    "Sponsors | 2 sponsors",
    "Open Data",
    "Results 2026 | 4 tournaments",
    "News 2026 | 2 stories",
    "Results 2025 | 4 tournaments",
    "News 2025 | 1 story",
    "Results 2024 | 3 tournaments",
    "News 2024 | 2 stories",
    "Badge Quest 2025 | 10 badges in 2025, most: Li O, 4 badges",
    "Badge Quest 2024 | 6 badges in 2024, most: Gwen Gorse, 3 badges",
    "Badge Quest 2023 | 2 badges in 2023, most: Wilhelmina-Josephine Abernathy-Fitzwilliam",
  ]);
});

test("a section of a page has no entry while it is empty", () => {
  const sections = ["Press kit", "Where they played", "Longest streaks", "One-goal games"];
  const listSections = (index: readonly Entry[]) =>
    sections.filter((section) => index.some(({ title }) => title === section));
  expect(listSections(entries)).toEqual(sections);
  const tournaments = content.tournaments.map((tournament) =>
    Object.assign({}, tournament, { games: [] }),
  );
  expect(listSections(makeEntries({ tournaments }))).toEqual(["Press kit"]);
});

test("the last game of each tournament is noted, unless the game has a round of its own", () => {
  const { games } = makeFindable(openSources(content));
  expect(games.slice(0, 4).map(({ date, round }) => [date, round])).toEqual([
    ["2026-04-26", "last game"],
    ["2026-04-25", undefined],
    ["2026-04-25", undefined],
    ["2026-01-01", "last game"],
  ]);
  const [first] = makeFindable(
    openSources({ ...content, tournaments: changeGames({ round: "Week 3" }) }),
  ).games;
  expect(first?.round).toBe("Week 3");
});

test("a city has the record of the games played there, which away games were not", () => {
  expect(findDetail("Eastport")).toBe("2 tournaments, 4–1–1");
  const awayGames = makeEntries({ tournaments: changeGames({ at: "away" }) });
  expect(findDetail("Eastport", awayGames)).toBe("2 tournaments, 0–0");
});

test("a person has the years in which she was captain, and those in which she was coach", () => {
  expect(findPerson("o")).toMatchObject({ captain: [2025], coach: undefined });
  expect(findPerson("brandt")).toMatchObject({ captain: undefined, coach: [2024, 2025] });
});

test("hidden keywords of a tournament repeat neither its other names nor its state", () => {
  const tournaments = entries.filter((entry) => entry.kind === "tournaments");
  const keywords = tournaments.map(({ hiddenKeywords = "" }) => hiddenKeywords.split(" "));
  expect(keywords.flat().join("")).not.toBe("");
  const repeated = tournaments.flatMap(({ names = [], region = "" }, index) =>
    [...names, region].filter((name) => name !== "" && keywords[index]?.includes(name)),
  );
  expect(repeated).toEqual([]);
});
