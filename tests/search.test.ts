/** Tests the searches of lists with typical queries: they match parts of words. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { makeHaystack, type Searchable, searchList } from "#app/domain/search.ts";
import { currentOpponents } from "#app/entities/opponent/shape.ts";
import { shapeFilteredOpponent } from "#app/pages/opponents/list-opponents.ts";
import { listPlayers, shapeFilteredPlayer } from "#app/pages/players/list-players.ts";
import { openSources } from "#app/routes/sources.ts";

const sources = openSources(loadContent());

const lists = {
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

const recap = ["Fog Bowl recap: nobody saw anything"];

type Case = readonly [kind: Kind, query: string, names: readonly string[]];

const queries: readonly Case[] = [
  ["people", "nunez", ["nunez"]],
  ["people", "99", ["lopes"]],
  ["opponents", "gale", ["gale"]],
  ["opponents", "boston break", ["breakwater"]],
  ["news", "bowl recap", recap],
  // Parts of words.
  ["people", "ttoma", ["dattoma"]],
  ["opponents", "ale", ["gale"]],
  ["news", "obody", recap],
  // A missing value is not a word.
  ["people", "undefined", []],
  ["opponents", "undefined", []],
  ["news", "undefined", []],
];

test.each(queries)("the list finds the %s of “%s”", (kind, query, names) => {
  expect(findInList(kind, query)).toEqual(names);
});
