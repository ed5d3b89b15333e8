/** Tests lists and site search with typical queries: lists match substrings, the site search matches words. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { makeHaystack, type Searchable, searchList } from "#app/domain/search.ts";
import { openSources } from "#app/routes/sources.ts";
import { shapeOpponents } from "#app/pages/opponents/shape-opponents.ts";
import { shapePlayers } from "#app/pages/players/shape-players.ts";
import { listTournaments } from "#app/pages/results/listed-tournament.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { find } from "#app/search/find/find.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { sitePages } from "#app/site/routing/site-pages.ts";
import { news, results } from "./properties/support/club.ts";

const sources = openSources(loadContent());
const findable = makeFindable(sources);

const lists = {
  tournaments: listTournaments(results).map(({ id, haystack }) => ({ name: id, haystack })),
  people: shapePlayers(sources.record).map(({ id, haystack }) => ({ name: id, haystack })),
  opponents: shapeOpponents(sources.record).map(({ id, haystack }) => ({ name: id, haystack })),
  news: news.stories.map(({ title }) => ({ name: title, haystack: makeHaystack([title]) })),
} satisfies Record<string, readonly (Searchable & { name: string })[]>;

type Kind = keyof typeof lists;

const inList = (kind: Kind, query: string): string[] =>
  searchList(lists[kind], lists[kind], query).found.map(({ name }) => name);

/** Hits of a kind in the site search for all words, exact or else with a typo, as in the dialog. */
function inDialog(kind: Kind, query: string): string[] {
  const { groups, fuzzyGroups, isPartial } = find(findable, query);
  if (isPartial) return [];
  const shown = groups.length > 0 ? groups : fuzzyGroups;
  const hits = shown.filter((group) => group.kind === kind).flatMap((group) => group.hits);
  return hits.map(({ entry }) => ("id" in entry ? entry.id : entry.title));
}

const regionals = ["2026-regionals", "2025-regionals", "2024-regionals"];
const recap = ["Fog Bowl recap: nobody saw anything"];

type Case = readonly [kind: Kind, query: string, names: readonly string[]];

const inBoth: readonly Case[] = [
  ["tournaments", "REGIONALS", regionals],
  ["tournaments", "fóg bowl 2025", ["2025-fog-bowl"]],
  ["people", "nunez", ["nunez"]],
  ["people", "99", ["lopes"]],
  ["opponents", "gale", ["gale"]],
  ["opponents", "boston break", ["breakwater"]],
  ["news", "bowl recap", recap],
  ["tournaments", "1st place", ["2025-new-year", "2025-regionals"]],
  ["tournaments", "11th place", ["2025-one-day"]],
  // Words in any order.
  ["tournaments", "bowl fóg 2025", ["2025-fog-bowl"]],
  // Parts of words.
  ["tournaments", "ionals", regionals],
  ["people", "ttoma", ["dattoma"]],
  ["opponents", "ale", ["gale"]],
  ["news", "obody", recap],
  ["tournaments", "2027", []],
  // A missing value is not a word.
  ["tournaments", "undefined", []],
  ["people", "undefined", []],
  ["opponents", "undefined", []],
  ["news", "undefined", []],
];

test.each(inBoth)("%s by “%s”, in the list and in the global search", (kind, query, names) => {
  expect(inList(kind, query)).toEqual(names);
  expect(inDialog(kind, query)).toEqual(names);
});

const onlyInDialog: readonly Case[] = [
  // A tournament's own place, not one with the same ending.
  ["tournaments", "13th place", []],
  // Typos, if there is no exact match.
  ["tournaments", "reginoals", regionals],
  ["people", "dattomo", ["dattoma"]],
  ["opponents", "gael", ["gale"]],
  ["news", "nobdoy", recap],
];

test.each(onlyInDialog)("only the global search guesses %s by “%s”", (kind, query, names) => {
  expect(inDialog(kind, query)).toEqual(names);
  expect(inList(kind, query)).toEqual([]);
});

test("the tournament list can be searched by opponent", () => {
  for (const query of ["boston break", "BOSTON", "reakwate"]) {
    expect(inList("tournaments", query), query).toEqual(["2025-regionals", "2024-regionals"]);
  }
  expect(inList("tournaments", "braekwater")).toEqual([]);
});

test("people are found by first or last name first", () => {
  const { first, last } = loadContent().players.get("alder")?.name ?? { first: "", last: "" };
  for (const query of [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`]) {
    expect(inList("people", query), query).toEqual(["alder"]);
  }
});

test("every section that the search links exists", async () => {
  const addresses = findable.entries.flatMap((entry) =>
    entry.kind === "pages" && entry.path.includes("#") ? entry.path : [],
  );
  expect(addresses.length).toBeGreaterThan(3);
  const [render, pages] = [openRenderer(sources), sitePages(sources)];
  for (const address of addresses) {
    const [path, id = ""] = address.split("#");
    const page = pages.find((page) => page.path === path);
    if (page === undefined) throw new Error(`There is no page ${address}.`);
    expect((await render(page)).html, address).toContain(` id="${id}"`);
  }
});
