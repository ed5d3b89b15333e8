/** The order of hits: by rank, then by kind, then newest first. */
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import type {
  BadgeEntry,
  Entry,
  Findable,
  NewsEntry,
  OpponentEntry,
  PageEntry,
  TournamentEntry,
} from "#app/search/search-data.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { find } from "./find.ts";
import { compareHits, HIT_KINDS, RANKS } from "./rank.ts";

setDateStyle({});

const index = (...entries: readonly Entry[]): Findable => ({ entries, games: [], club: [] });

function badge(title: string, hiddenKeywords?: string): BadgeEntry {
  return { kind: "badges", id: title, title, hiddenKeywords };
}

const page = (title: string, ...phrases: readonly string[]): PageEntry => ({
  kind: "pages",
  path: `/${title}`,
  title,
  phrases,
});

function tournament(title: string, year: number): TournamentEntry {
  return {
    kind: "tournaments",
    id: brandId(`${year}-${title}`),
    title: `${title} ${year}`,
    year,
    days: [`${year}-07-01`],
  };
}

function story(title: string): NewsEntry {
  return { kind: "news", link: "https://a.example", title, date: "2020-07-01" };
}

/** The hits of a query, best first, each with its rank. */
function found(query: string, ...entries: readonly Entry[]): string[] {
  const { groups, fuzzyGroups } = find(index(...entries), query);
  const hits = [...groups, ...fuzzyGroups].flatMap((group) => group.hits);
  return hits.toSorted(compareHits).map(({ entry, rank }) => `${rank}: ${entry.title}`);
}

/** For each rank but the last: a query that finds the first entry by it, and the second by the next rank. */
const pairs: readonly (readonly [query: string, better: Entry, worse: Entry])[] = [
  ["gull", badge("Gull"), page("Pier", "gull")],
  ["gull", page("Pier", "gull"), page("Gulls and Terns")],
  ["old gull", badge("Old Gull Hat"), page("Hat of the Gull, Old")],
  ["gull", badge("Old Gull"), { ...page("Pier"), hiddenKeywords: "gull" }],
  ["gull", badge("Pier", "gull"), page("The Gullwing")],
  ["gull", badge("The Gullwing"), page("The Seagull")],
  ["sandgull", badge("The Oldsandgulls"), page("A Sandgulk")],
  ["sandgull", badge("A Sandgulk"), { ...page("Pier"), hiddenKeywords: "sandgulk" }],
];

/** The ranks of entries; a sentence is none. */
const ranks = RANKS.filter((rank) => rank !== "sentence");

test("a sentence that answers the question comes before all other hits", () => {
  expect(RANKS[0]).toBe("sentence");
});

test.each(ranks.slice(1).map((rank, row) => [ranks[row], rank, row] as const))(
  "a hit with the rank “%s” comes before one with “%s”, in any order of the index",
  (betterRank, worseRank, row) => {
    const [query, better, worse] = pairs[row] ?? [];
    if (query === undefined || better === undefined || worse === undefined) {
      throw new Error("No pair");
    }
    const expected = [`${betterRank}: ${better.title}`, `${worseRank}: ${worse.title}`];
    expect(found(query, better, worse)).toEqual(expected);
    expect(found(query, worse, better)).toEqual(expected);
  },
);

test("hits that match equally well are sorted by kind", () => {
  // Each has one of the words in its title and the other one hidden.
  const shared = { title: "Gull", hiddenKeywords: "pier" };
  const opponent: OpponentEntry = { ...shared, kind: "opponents", id: brandId("gull"), record: "" };
  const pier = { ...tournament("Pier", 2020), id: brandId<"tournament">("pier") };
  const entries: Entry[] = [
    { ...shared, kind: "news", link: "https://a.example", date: "2020-07-01" },
    badge("Gull", "pier"),
    { ...shared, kind: "links", of: "link", link: "https://b.example" },
    { ...page("Gull"), hiddenKeywords: "pier" },
    { ...shared, kind: "places", id: "gull", code: "ME" },
    opponent,
    { ...tournament("Gull", 2020), hiddenKeywords: "pier" },
    { ...shared, kind: "seasons", year: 2020, ink: "sun" },
    { ...shared, kind: "people", id: brandId("gull"), last: "Gull", years: [2020] },
    pier,
  ];
  const meeting = { opponent: opponent.id, tournament: pier.id, hiddenKeywords: "" };
  const games = [{ ...meeting, score: { us: 1, them: 0 } }];
  const { groups } = find({ entries, games, club: [] }, "gull pier");
  expect(groups.map(({ kind }) => kind)).toEqual([
    "games",
    "people",
    "seasons",
    "tournaments",
    "opponents",
    "places",
    "pages",
    "links",
    "badges",
    "news",
  ]);
  // No kind is left out of this test: only a sentence is no entry.
  expect(groups).toHaveLength(HIT_KINDS.length - 1);
});

test("hits of one kind and rank are newest first", () => {
  const years = [2019, 2021, 2020].map((year) => tournament("Gull Open", year));
  expect(found("gull open", ...years)).toEqual(
    [2021, 2020, 2019].map((year) => `start of a name: Gull Open ${year}`),
  );
});

test("the first word of a headline counts as a word, and only the whole headline as a name", () => {
  expect(found("gull", story("Gull in the Fog"))).toEqual(["word: Gull in the Fog"]);
  expect(found("gull", story("Gull"))).toEqual(["name: Gull"]);
});

test("beside an exact hit, a close match is in a group of its own and not counted", () => {
  const { groups, fuzzyGroups, count } = find(
    index(badge("A Sandgulk"), badge("Sandgull")),
    "sandgull",
  );
  const titles = (all: typeof groups) =>
    all.flatMap(({ hits }) => hits.map(({ entry }) => entry.title));
  expect(titles(groups)).toEqual(["Sandgull"]);
  expect(titles(fuzzyGroups)).toEqual(["A Sandgulk"]);
  expect(count).toBe(1);
});
