/** Tests the lists and the site search with queries that visitors type: all compare words alike. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { haystackOf, type Searchable, searchList } from "#app/domain/search.ts";
import { openSources } from "#app/pages/shared/sources.ts";
import { shapeOpponents } from "#app/pages/opponents/load.ts";
import { shapePlayers } from "#app/pages/players/shape-players.ts";
import { tournamentsOf } from "#app/pages/results/listed-tournament.ts";
import { find } from "#app/search/find/find.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { news, results } from "./properties/support/club.ts";

const sources = openSources(loadContent());
const findable = makeFindable(sources);

const lists = {
  tournaments: tournamentsOf(results).map(({ id, haystack }) => ({ name: id, haystack })),
  people: shapePlayers(sources.record).map(({ id, haystack }) => ({ name: id, haystack })),
  opponents: shapeOpponents(sources.record).map(({ id, haystack }) => ({ name: id, haystack })),
  news: news.stories.map(({ title }) => ({ name: title, haystack: haystackOf([title]) })),
} satisfies Record<string, readonly (Searchable & { name: string })[]>;

type Kind = keyof typeof lists;

const inList = (kind: Kind, query: string): string[] =>
  searchList(lists[kind], lists[kind], query).found.map(({ name }) => name);

/** Hits of a kind in the site search by every word, exact or else with a typo, as the dialog shows them. */
function inDialog(kind: Kind, query: string): string[] {
  const { groups, fuzzyGroups, isPartial } = find(findable, query);
  if (isPartial) return [];
  const shown = groups.length > 0 ? groups : fuzzyGroups;
  const hits = shown.filter((group) => group.kind === kind).flatMap((group) => group.hits);
  return hits.map(({ entry }) => ("id" in entry ? entry.id : entry.title));
}

const regionals = ["2026-regionals", "2025-regionals", "2024-regionals"];
const recap = ["Fog Bowl recap: nobody saw anything"];

test.each<readonly [kind: Kind, query: string, names: readonly string[]]>([
  // Whole words and beginnings, whatever their order, case and accents.
  ["tournaments", "REGIONALS", regionals],
  ["tournaments", "bowl fóg 2025", ["2025-fog-bowl"]],
  ["people", "nunez", ["nunez"]],
  ["people", "99", ["lopes"]],
  ["opponents", "gale", ["gale"]],
  ["news", "bowl recap", recap],
  // A tournament's own place, and no other that ends alike.
  ["tournaments", "1st", ["2025-new-year", "2025-regionals"]],
  ["tournaments", "1st place", ["2025-new-year", "2025-regionals"]],
  ["tournaments", "2nd", ["2024-fog-bowl"]],
  ["tournaments", "11th place", ["2025-one-day"]],
  ["tournaments", "13th place", []],
  // Parts of words.
  ["tournaments", "ionals", regionals],
  ["people", "ttoma", ["dattoma"]],
  ["opponents", "ale", ["gale"]],
  ["news", "obody", recap],
  // Typos, where nothing is found without.
  ["tournaments", "reginoals", regionals],
  ["people", "dattomo", ["dattoma"]],
  ["opponents", "gael", ["gale"]],
  ["news", "nobdoy", recap],
  ["tournaments", "2027", []],
  // Every word must be found, and a missing value is no word.
  ["tournaments", "regionals bowl", []],
  ["tournaments", "undefined", []],
  ["people", "undefined", []],
  ["opponents", "undefined", []],
  ["news", "undefined", []],
])("%s by “%s”, in the list and in the search over everything", (kind, query, names) => {
  expect(inList(kind, query)).toEqual(names);
  expect(inDialog(kind, query)).toEqual(names);
});

test("a list of tournaments is searched by opponents too", () => {
  for (const query of ["boston break", "BOSTON", "reakwate", "braekwater"]) {
    expect(inList("tournaments", query), query).toEqual(["2025-regionals", "2024-regionals"]);
  }
});
