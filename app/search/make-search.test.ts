import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeFindable } from "./make-search.ts";
import { describeDetail } from "./hit-address.ts";
import type { Entry, EntryKind } from "./search-data.ts";

const content = loadContent();
const entriesOf = (changes: Partial<Content> = {}) =>
  makeFindable(openSources({ ...content, ...changes })).entries;
const club = entriesOf();

function detailIn(entries: readonly Entry[], title: string): string | undefined {
  const entry = entries.find((one) => one.title === title);
  return entry !== undefined && "detail" in entry ? entry.detail : undefined;
}

test("the seasons page of a club with one season shows its year", () => {
  const seasons = content.seasons.filter(({ year }) => year === 2024);
  const site = { ...content.site, defaultRoster: "cote-sauvage-2024" };
  expect(detailIn(entriesOf({ site, seasons }), "Seasons")).toBe("2024");
});

const person = (id: string) => club.find((one) => one.kind === "people" && one.id === id);

/** The first entries of a kind: title and second line. */
function linesOf(kind: EntryKind, most: number): string[] {
  return club
    .filter((entry) => entry.kind === kind)
    .slice(0, most)
    .map((entry) =>
      [entry.title, entry.subtitle ?? [], describeDetail(entry) ?? []].flat().join(" | "),
    );
}

test("people rank by seasons, each with position, number and seasons", () => {
  expect(linesOf("people", 7)).toEqual([
    "Wilhelmina-Josephine Abernathy-Fitzwilliam | Handler | number 0, 4 seasons",
    "Ada Alder | Handler | number 5, 4 seasons",
    "Begoña Núñez | Cutter | number 2, 4 seasons",
    "Tamsin Quill | Cutter | 4 seasons",
    "Bea Birch | Cutter | number 6, 3 seasons",
    "Inês Lopes | Handler | number 99, 3 seasons",
    "Li O | Cutter | number 1, 3 seasons",
  ]);
  expect(club.filter(({ kind }) => kind === "people")).toHaveLength(42);
  expect(person("alder")).not.toHaveProperty("formerNumbers");
  expect(person("alder")).not.toHaveProperty("names");
});

test("seasons and tournaments are newest first, each with its record and finish", () => {
  expect(linesOf("seasons", 9)).toEqual([
    "Côte Sauvage 2027",
    "Côte Sauvage 2026 | 2–1",
    "Côte Sauvage 2025 | 4–2, 1st Regionals",
    "Côte Sauvage 2024 | 3–2, T5th Regionals",
    "Côte Sauvage 2023",
  ]);
  expect(linesOf("tournaments", 4)).toEqual([
    "Regionals 2026 | Devens, MA",
    "Fog Bowl 2026 | Eastport, ME",
    "Spring Tide Tune-Up 2026 | Phoenix, AZ | 2–1",
    "Midnight Mixer 2025 | Portland, ME | 1–0–1",
  ]);
});

test("opponents and places rank by games, then name, each with its record", () => {
  expect(linesOf("opponents", 4)).toEqual([
    "Burlington Eddy | Burlington, VT | 3 games, 2–0–1",
    "Albany Gale | Albany, NY | 2 games, 1–1",
    "Boston Breakwater | Boston, MA | 2 games, 1–1",
    "Cormorant B | Providence, RI | 2 games, 1–1",
  ]);
  expect(linesOf("places", 3)).toEqual([
    "Eastport | 2 tournaments, 4–1–1",
    "Burlington | 1 tournament, 1–1",
    "Devens | 1 tournament, 2–0",
  ]);
});

test("badges rank by awards, and an unearned one lists its editions", () => {
  expect(linesOf("badges", 9)).toEqual([
    "Fifty Plates | Brain | earned 5 times",
    "Low Tide | Brain | earned 5 times",
    "Knotty | Skill | earned 2 times",
    "Old Hat | Character | earned 2 times",
    "Bucket List of Encouragement | Effort | earned 1 time",
    "Good Neighbor | Character | earned 1 time",
    "Never Yet | Skill | not earned by anyone in 2025",
  ]);
  const { badgeQuest } = content;
  const editions = Array.from(
    badgeQuest.editions,
    ([year, edition]) => [year, { ...edition, awards: [] }] as const,
  );
  const unlogged = entriesOf({ badgeQuest: { ...badgeQuest, editions: new Map(editions) } });
  expect(detailIn(unlogged, "Never Yet")).toBe("not logged");
});

test("links show their destination, and stories their date", () => {
  expect(linesOf("links", 9)).toEqual([
    "Instagram | instagram.com/cotesauvage.example",
    "Email | captains@cotesauvage.example",
    "Lighthouse Bakery and Second-Hand Oilskins of Penobscot Bay | sponsor of Côte Sauvage, bakery.example",
    "Kelp | sponsor of Côte Sauvage, kelp.example",
  ]);
  expect(linesOf("news", 2)).toEqual([
    "Spring Tide Tune-Up recap: sand in everything | Gazette | May 2, 2026",
    "Fathom vs. Côte Sauvage | Women’s Pool Play | Tide TV | April 27, 2026",
  ]);
});

test("pages show their number of entries", () => {
  expect(linesOf("pages", 99)).toEqual([
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

test("empty page sections are not found", () => {
  const tournaments = content.tournaments.map((one) => Object.assign({}, one, { games: [] }));
  const titles = entriesOf({ tournaments }).map(({ title }) => title);
  expect(titles).toContain("Press kit");
  for (const title of ["Where they played", "Longest streaks", "One-goal games"]) {
    expect(titles).not.toContain(title);
  }
});

test("a game has its day, its round, and a note if it was the last one", () => {
  const { games } = makeFindable(openSources(content));
  expect(games.slice(0, 4).map(({ date, round }) => [date, round])).toEqual([
    ["2026-04-26", "last game"],
    ["2026-04-25", undefined],
    ["2026-04-25", undefined],
    ["2026-01-01", "last game"],
  ]);
  const named = content.tournaments.map((one) =>
    Object.assign({}, one, {
      games: one.games.map((game) => Object.assign({}, game, { round: "Week 3" })),
    }),
  );
  const [first] = makeFindable(openSources({ ...content, tournaments: named })).games;
  expect(first?.round).toBe("Week 3");
});

test("a city has the record of its games, without away games", () => {
  const before = detailIn(club, "Eastport");
  const tournaments = content.tournaments.map((one) =>
    Object.assign({}, one, {
      games: one.games.map((game) => Object.assign({}, game, { at: "away" })),
    }),
  );
  expect(before).toMatch(/^\d tournaments?, \d+–\d+/);
  expect(detailIn(entriesOf({ tournaments }), "Eastport")).toMatch(/, 0–0$/);
});

test("a person is found as captain and as coach for the right years", () => {
  expect(person("o")).toMatchObject({ captain: [2025] });
  expect(person("brandt")).toMatchObject({ coach: [2024, 2025] });
  expect(person("dattoma")).toMatchObject({ captain: undefined, coach: undefined });
});

test("a tournament is found by its other names, without repeats", () => {
  for (const entry of club) {
    if (entry.kind !== "tournaments") continue;
    const hidden = entry.hiddenKeywords?.split(" ") ?? [];
    for (const shown of [...(entry.names ?? []), entry.region]) expect(hidden).not.toContain(shown);
  }
});
