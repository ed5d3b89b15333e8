import { plural } from "#app/lib/plural.ts";
import { enumerate } from "./grammar/lists.ts";

/* The search dialog and the search page. */

export const withoutScripts =
  "Search needs JavaScript. These pages lead to everything on the site.";
export const notSanctioned = "Tournaments outside the record";
export const results = (count: number) => plural(count, "result");
export const closeMatches = (count: number) => plural(count, "close match", "close matches");
/** Shown if no result has all words. */
export const notEveryWord = "No result matches every word.";
export const noMatchFor = (unknown: readonly string[]) => `No match for ${enumerate(unknown)}.`;
export const all = (count: number) => `All ${count}`;
export const searchFor = (query: string) => `${query}, search`;
export const searchTeam = (team: string) => `Search ${team}`;
export const searchAnything = "Search people, seasons, tournaments, opponents, badges and news";
export const youCanSearch =
  "You can search names, numbers, nicknames, years, cities, teams, badges and headlines.";
export const description = (team: string) =>
  `Search everything on the ${team} site: people, seasons, tournaments, opponents, places, badges and news.`;
export const peopleSeasonsCities = "People, seasons, cities";
export const search = "Search";
export const close = "Close";
export const theSearch = "search";
