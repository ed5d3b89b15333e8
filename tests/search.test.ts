/** Tests the searches of lists with typical queries: they match parts of words. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { makeHaystack, type Searchable, searchList } from "#app/domain/search.ts";
import { currentOpponents } from "#app/entities/opponent/shape.ts";
import { shapeFilteredOpponent } from "#app/pages/opponents/list-opponents.ts";
import { listPlayers, shapeFilteredPlayer } from "#app/pages/players/list-players.ts";
import { openSources } from "#app/routes/sources.ts";
import { results } from "#tests/support/club.ts";

const sources = openSources(loadContent());

const lists = {
  tournaments: results.tournaments.map(({ id, haystack }) => ({ name: id, haystack })),
  people: listPlayers(sources.record).map((person) => ({
    name: person.id,
    haystack: shapeFilteredPlayer(person).haystack,
  })),
  opponents: currentOpponents(sources.record).map((team) => ({
    name: team.id,
    haystack: shapeFilteredOpponent(team).haystack,
  })),
  news: sources.record.news.map(({ title }) => ({ name: title, haystack: makeHaystack([title]) })),
} satisfies Record<string, readonly (Searchable & { name: string })[]>;

type Kind = keyof typeof lists;

const findInList = (kind: Kind, query: string): string[] =>
  searchList(lists[kind], lists[kind], query).found.map(({ name }) => name);

const regionals = ["2026-regionals", "2025-regionals", "2024-regionals"];
const recap = ["Fog Bowl recap: nobody saw anything"];

type Case = readonly [kind: Kind, query: string, names: readonly string[]];

const queries: readonly Case[] = [
  ["tournaments", "REGIONALS", regionals],
  ["tournaments", "fóg bowl 2025", ["2025-fog-bowl"]],
  ["people", "nunez", ["nunez"]],
  ["people", "99", ["lopes"]],
  ["opponents", "gale", ["gale"]],
  ["opponents", "boston break", ["breakwater"]],
  ["news", "bowl recap", recap],
  ["tournaments", "1st place", ["2025-new-year", "2025-regionals"]],
  ["tournaments", "11th place", ["2025-one-day"]],
  // No tournament ended in this place; 3rd is another one.
  ["tournaments", "13th place", []],
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

test.each(queries)("the list finds the %s of “%s”", (kind, query, names) => {
  expect(findInList(kind, query)).toEqual(names);
});

test("the list of tournaments is searched by opponent, city and state, without typos", () => {
  for (const query of ["boston break", "BOSTON", "reakwate"]) {
    expect(findInList("tournaments", query), query).toEqual(["2025-regionals", "2024-regionals"]);
  }
  expect(findInList("tournaments", "eastport 2025")).toEqual(["2025-fog-bowl"]);
  expect(findInList("tournaments", "maine 2024")).toEqual(["2024-fog-bowl"]);
  expect(findInList("tournaments", "braekwater")).toEqual([]);
});
