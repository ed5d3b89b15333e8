/** Each row ranks above the next: swapping two fails a test. */
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

/** The ranks of hits; a sentence is no hit of the index. */
const ranks = RANKS.filter((rank) => rank !== "sentence");

test("a sentence comes before everything", () => {
  expect(RANKS[0]).toBe("sentence");
});

test.each(ranks.slice(1).map((rank, row) => [ranks[row], rank, row] as const))(
  "%s comes before %s",
  (better, worse, row) => {
    const [query, one, other] = pairs[row] ?? [];
    if (query === undefined || one === undefined || other === undefined) throw new Error("No pair");
    const expected = [`${better}: ${one.title}`, `${worse}: ${other.title}`];
    expect(found(query, one, other)).toEqual(expected);
    expect(found(query, other, one)).toEqual(expected);
  },
);

test("equally good hits are sorted by kind", () => {
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
  expect(["answers", ...groups.map(({ kind }) => kind)]).toHaveLength(HIT_KINDS.length);
});

test("within a kind the newest come first", () => {
  const years = [2019, 2021, 2020].map((year) => tournament("Gull Open", year));
  expect(found("gull open", ...years)).toEqual(
    [2021, 2020, 2019].map((year) => `start of a name: Gull Open ${year}`),
  );
});

test("a headline that starts with a word is not named after it", () => {
  expect(found("gull", story("Gull in the Fog"))).toEqual(["word: Gull in the Fog"]);
  expect(found("gull", story("Gull"))).toEqual(["name: Gull"]);
});

test("close matches are separate from exact hits", () => {
  const { groups, fuzzyGroups, count } = find(
    index(badge("A Sandgulk"), badge("Sandgull")),
    "sandgull",
  );
  expect([groups, fuzzyGroups].map((all) => all.map(({ hits }) => hits.length))).toEqual([
    [1],
    [1],
  ]);
  expect(count).toBe(1);
});
