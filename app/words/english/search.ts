import { withArticle } from "./grammar/article.ts";
import * as counts from "./grammar/counts.ts";
import { plural } from "#app/lib/text/plural.ts";

/* The search over everything: dialog, page, and what its entries say. */

export const withoutScripts =
  "Without scripts the search field cannot look anything up. Everything it would find is listed here: use the “find in page” of your browser.";
export const searchNotLoaded =
  "The search could not be loaded. Everything it would find is listed here.";
export const kinds = "Kinds";
export const someOf = (some: number, all: number) => `${some} of ${all}`;
export const everyWordMustBeFound = (state: string) =>
  `Every typed word must be found; a word may be a name, a nickname, a number, a city, ${withArticle(state)}, a year.`;
export const noResults = "No results";
export const forQuery = (query: string) => `for “${query}”`;
export const closeToIt = "Close to it";
export const tryThese = "Try";
export const stateIsFound = (state: string, code: string) =>
  `; the ${state} is found by its name and as ${code}`;
export const results = (count: number) => plural(count, "result");
export const searchFor = (query: string) => `${query}, search`;
export const searchTeam = (team: string) => `Search ${team}`;
export const whatIsLookedThrough =
  "Names, numbers, nicknames, years, cities, teams, badges and headlines are looked through.";
export const description = (team: string) =>
  `Everything on the site of ${team} by kind: people, seasons, tournaments, opponents, places, badges and news, and a search over all of it.`;
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
export const allCloseToIt = ", close to it";
export const met = (opponent: string, games: number) =>
  `met ${opponent} ${["once", "twice"][games - 1] ?? `${games} times`}`;
export const inYear = (year: number) => `in ${year}`;
export const notStored = "not stored";
export const peopleSeasonsCities = "People, seasons, cities, badges";
export const search = "Search";
export const earnedTimes = (times: number) => `earned ${plural(times, "time")}`;
export const earnedByNobody = "earned by nobody";
export const inNoKeptLog = "in no kept log";
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

export const searching = "Searching";

/** Said after the number of hits, where there may be more. */
export const moreHits = {
  whole: "",
  loading: " so far",
  "too many": " among the first of each kind; one more word finds the others",
  "not stored": " in what is stored on this device; the rest needs a connection",
  failed: "; the rest could not be loaded",
} as const;
export const allOf = (count: number, kind: string) => `All ${count} ${kind}`;
