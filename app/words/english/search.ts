import * as counts from "./grammar/counts.ts";
import { enumerate } from "./grammar/lists.ts";
import { plural } from "#app/lib/plural.ts";

/* The search over everything: dialog, page, and what its entries say. */

export const withoutScripts =
  "Search needs JavaScript, which is off. Everything it would find is listed here: use “find in page” in your browser.";
export const searchNotLoaded =
  "The search couldn’t be loaded. Everything it would find is listed here.";
export const kinds = "Kinds";
export const everyWordMustBeFound = (state: string) =>
  `Results match every word: a name, nickname, number, city, ${state} or year.`;
export const forQuery = (query: string) => `for “${query}”`;
export const closeToIt = "Did you mean";
export const tryThese = "Try";
/** Behind the number of results for the name of a state. */
export const includesMatchesFor = (code: string) => `. Includes matches for ${code}.`;
export const results = (count: number) => (count === 0 ? "No results" : plural(count, "result"));
export const searchFor = (query: string) => `${query}, search`;
export const searchTeam = (team: string) => `Search ${team}`;
export const whatIsLookedThrough =
  "You can search names, numbers, nicknames, years, cities, teams, badges and headlines.";
export const description = (team: string) =>
  `Search everything on the ${team} site: people, seasons, tournaments, opponents, places, badges and news.`;
export const all = (count: number) => `All ${count}`;
export const searchAnything = "Search people, seasons, tournaments, opponents, badges and news";
export const escapeKey = "Esc";
export const closeTheSearch = ", close search";
export const close = "Close";
export const theSearch = "search";
export const move = "move";
export const group = "group";
export const enterKey = "Enter";
export const open = "open";
export const closeIt = "close";
export const goTo = "Go to";
export const hits = "Results";
export const allCloseToIt = ", all close matches";
export const met = (opponent: string, games: number) =>
  `met ${opponent} ${["once", "twice"][games - 1] ?? `${games} times`}`;
export const inYear = (year: number) => `in ${year}`;
export const notStored = "not stored";
export const peopleSeasonsCities = "People, seasons, cities, badges";
export const search = "Search";
export const earnedTimes = (times: number) => `earned ${plural(times, "time")}`;
export const earnedByNobodyIn = (years: readonly number[]) =>
  `not earned by anyone in ${enumerate(years.map(String))}`;
export const inNoKeptLog = "not logged";
export const peopleFromAToZ = (people: number) => `${counts.people(people)}, A to Z`;
export const allTimeFigures = "all-time figures";
export const badgesIn = (badges: number, year: number) => `${counts.badges(badges)} in ${year}`;
export const number = (jersey: number) => `number ${jersey}`;
/** The headings over what was found. */
export const kindNames = {
  games: "Games",
  people: "People",
  seasons: "Seasons",
  tournaments: "Tournaments",
  opponents: "Opponents",
  places: "Places",
  pages: "Pages",
  badges: "Badges",
  news: "News",
} as const;
