import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/pages/shared/sources.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { find } from "./find.ts";
import type { Findable } from "#app/search/search-data.ts";
import { clubWith } from "#tests/support/whole-site.ts";
import type { Group } from "./hits.ts";

const findable = makeFindable(openSources(loadContent()));

const names = (groups: readonly Group[]) =>
  groups.map(({ kind, hits }) => `${kind}: ${hits.map(({ entry }) => entry.title).join(", ")}`);
const found = (query: string) => names(find(findable, query).groups);

test("two words that meet find games, and what these belong to", () => {
  const { groups } = find(findable, "gale 2025");
  expect(names(groups)).toEqual([
    "games: Albany Gale",
    "seasons: Côte Sauvage 2025",
    "tournaments: Fog Bowl 2025",
    "opponents: Albany Gale",
  ]);
  expect(groups[0]?.note).toBe("1–0 in 2025");
  expect(groups[2]?.hits[0]?.detail).toBe("met Albany Gale once");
});

test("a tournament is found by its finish", () => {
  const group = find(findable, "1st").groups.find(({ kind }) => kind === "tournaments");
  const places = group?.hits.map(({ entry }) => (entry.kind === "tournaments" ? entry.place : 0));
  expect(new Set(places)).toEqual(new Set([1]));
});

test("games whose words only begin like the typed ones stand behind a whole nickname", () => {
  const entries = findable.entries.map((entry) =>
    entry.kind === "people" && entry.id === "cedar" ? { ...entry, hiddenKeywords: "F-Ga" } : entry,
  );
  const kinds = find({ ...findable, entries }, "f-ga").groups.map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(["people", "games"]);
  expect(find(findable, "f ga").groups[0]?.kind).toBe("games");
});

test("a state is found by its name and by its code, and says so", () => {
  expect(found("maine")).toContain("places: Eastport, Portland, Rockland");
  expect(found("me")).toContain("places: Eastport, Portland, Rockland");
  expect(find(findable, "maine").state).toBe("ME");
  expect(find(findable, "fog").state).toBeUndefined();
});

test("people are found by nickname, number, accents left out, and by position in a year", () => {
  expect(found("shingle")).toEqual(["people: Cleo Cedar"]);
  expect(found("99")).toEqual(["people: Inês Lopes"]);
  expect(found("aberg")).toEqual(["people: Åsa Åberg"]);
  expect(found("captain nunez")).toEqual(["people: Begoña Núñez"]);
  expect(find(findable, "handler 2023").groups[0]?.hits).toHaveLength(1);
});

test("a whole word comes before the beginning of one", () => {
  const [people] = find(findable, "1").groups;
  expect(people?.hits[0]?.entry.title).toBe("Li O");
});

test("a typo is forgiven from four letters on, apart from what is exact", () => {
  expect(find(findable, "gael").groups).toEqual([]);
  expect(names(find(findable, "gael").fuzzyGroups)[0]).toBe("opponents: Albany Gale");
  expect(find(findable, "alde").fuzzyGroups).toEqual([]);
  expect(find(findable, "2029").count).toBe(0);
});

test("a name that was typed whole comes first, whatever its kind", () => {
  expect(found("records")[0]).toBe("pages: Records");
});

test("on the page the kind with most hits comes first", () => {
  const sizes = find(findable, "2025", "by hits").groups.map(({ hits }) => hits.length);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test("who is shown by initials is found by nothing else", () => {
  expect(found("o. q.")).toEqual(["people: O. Q."]);
});

/** The first hits in the order of the dialog, as "kind: title", with the detail of those that were joined. */
function firstHits(query: string, most = 3, where: Findable = findable): string[] {
  const { groups, fuzzyGroups } = find(where, query);
  const hits = (groups.length > 0 ? groups : fuzzyGroups).flatMap((group) => group.hits);
  return hits
    .slice(0, most)
    .map(({ entry, detail }) =>
      [`${entry.kind}: ${entry.title}`, detail ?? (entry.kind === "games" ? entry.subtitle : [])]
        .flat()
        .join(", "),
    );
}

test.each<readonly [query: string, hits: readonly string[]]>([
  // Synonyms of pages, also in a question.
  ["tryouts", ["pages: Join"]],
  ["when are tryouts", ["pages: Join"]],
  ["practice", ["pages: Join"]],
  ["contact us", ["pages: Join"]],
  ["email", ["pages: Join"]],
  ["merch", ["pages: Join"]],
  ["schedule", ["pages: Results"]],
  ["scores", ["pages: Results"]],
  ["standings", ["pages: Results", "pages: Records"]],
  ["stats", ["pages: Records", "pages: Open Data"]],
  ["team", ["pages: About Us", "pages: Roster", "pages: Players"]],
  ["coach", ["people: Gudrun Brandt", "people: Sol Vega", "pages: Roster"]],
  ["how to sponsor", ["pages: Sponsors"]],
  ["donate", ["pages: Sponsors"]],
  ["photos", ["pages: About Us", "pages: News"]],
  ["rules", ["pages: About Us", "pages: Badge Quest"]],
  ["alumni", ["pages: Players", "pages: Seasons"]],
  ["music", ["pages: Roster 2025"]],
  // Two things that are joined: an opponent and a year, an event and a round, a person and a badge or a season.
  [
    "who won against gale in 2025",
    [
      "games: Albany Gale, Fog Bowl 2025",
      "seasons: Côte Sauvage 2025",
      "tournaments: Fog Bowl 2025, met Albany Gale once",
    ],
  ],
  [
    "2025 regionals final",
    [
      "games: Saint John Drift, Regionals 2025",
      "seasons: Côte Sauvage 2025",
      "tournaments: Regionals 2025, met Saint John Drift once",
    ],
  ],
  [
    "the last game of the fog bowl 2025",
    [
      "games: Albany Gale, Fog Bowl 2025",
      "seasons: Côte Sauvage 2025",
      "tournaments: Fog Bowl 2025, met Albany Gale once",
    ],
  ],
  ["gorse badge", ["people: Gwen Gorse, most earned badge: Old Hat, 2 times"]],
  [
    "which badge did gwen gorse earn most",
    ["people: Gwen Gorse, most earned badge: Old Hat, 2 times"],
  ],
  ["gorse low tide", ["people: Gwen Gorse, Low Tide, earned 1 time"]],
  ["nunez 2024", ["people: Begoña Núñez", "seasons: Côte Sauvage 2024, with Begoña Núñez"]],
  ["roster 2024", ["seasons: Côte Sauvage 2024"]],
  // Not every word matches.
  ["lopes zucchini 2025", ["people: Inês Lopes", "seasons: Côte Sauvage 2025, with Inês Lopes"]],
  ["gale zucchini", ["opponents: Albany Gale"]],
])("the first hits of “%s”", (query, hits) => {
  expect(firstHits(query, hits.length)).toEqual(hits);
});

test("where not every word matches, the search says so", () => {
  expect(find(findable, "gale zucchini")).toMatchObject({ isPartial: true, fuzzyGroups: [] });
  for (const query of ["gale 2025", "when are tryouts", "gael", "zucchini", ""]) {
    expect(find(findable, query).isPartial, query).toBe(false);
  }
});

test("where a round is the final, the last game is not found as one", () => {
  const named = clubWith("", (text) =>
    text.replace(/(?<=opponent: breakwater, type: BRACKET.*)us:/g, "round: Final, us:"),
  );
  expect(firstHits("regionals 2025 final", 1, makeFindable(named))).toEqual([
    "games: Boston Breakwater, Regionals 2025",
  ]);
});

test("a club adds words of its own to those that pages are found by", () => {
  const own = makeFindable(clubWith("pageWords: { results: [heat sheet], badgeQuest: [Spiel] }"));
  expect(firstHits("heat sheet", 1, own)).toEqual(["pages: Results"]);
  expect(firstHits("schedule", 1, own)).toEqual(["pages: Results"]);
  expect(firstHits("spiel", 1, own)).toEqual(["pages: Badge Quest"]);
});

test("a club without a page is not found by the words for it", () => {
  const { content } = openSources(loadContent());
  const { tryouts, captainsEmail, ...site } = content.site;
  expect([tryouts, captainsEmail]).not.toContain(undefined);
  const without = makeFindable(openSources({ ...content, site: { ...site, socialLinks: [] } }));
  expect(firstHits("tryouts", 1, without)).toEqual([]);
});
