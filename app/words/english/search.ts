import { plural } from "#app/lib/plural.ts";
import * as counts from "./grammar/counts.ts";
import { enumerate } from "./grammar/lists.ts";

/* Site search: dialog, page and entries. */

export const withoutScripts =
  "Search needs JavaScript, which is off. Everything it would find is listed here: use “find in page” in your browser.";
export const searchNotLoaded =
  "The search couldn’t be loaded. Everything it would find is listed here.";
export const kinds = "Kinds";
export const resultsMatchEveryWord = (state: string) =>
  `Results match every word: a name, nickname, number, city, ${state} or year.`;
export const forQuery = (query: string) => `for “${query}”`;
export const didYouMean = "Did you mean";
export const tryThese = "Try";
/** Behind the number of results for the name of a state. */
export const includesMatchesFor = (code: string) => `. Includes matches for ${code}.`;
export const results = (count: number) => (count === 0 ? "No results" : plural(count, "result"));
export const searchFor = (query: string) => `${query}, search`;
export const searchTeam = (team: string) => `Search ${team}`;
export const youCanSearch =
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
export const allCloseMatches = ", all close matches";
export const met = (opponent: string, games: number) =>
  `met ${opponent} ${["once", "twice"][games - 1] ?? `${games} times`}`;
export const inYear = (year: number) => `in ${year}`;
export const notStored = "not saved";
export const peopleSeasonsCities = "People, seasons, cities, badges";
export const search = "Search";
export const earnedTimes = (times: number) => `earned ${plural(times, "time")}`;
export const earnedByNobodyIn = (years: readonly number[]) =>
  `not earned by anyone in ${enumerate(years.map(String))}`;
export const notLogged = "not logged";
export const peopleFromAToZ = (people: number) => `${counts.people(people)}, A to Z`;
export const allTimeFigures = "all-time figures";
export const badgesIn = (badges: number, year: number) => `${counts.badges(badges)} in ${year}`;
export const number = (jersey: number | string) => `number ${jersey}`;
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

/** Words of a question that name nothing: "who won against Gale in 2025" is about Gale and 2025. */
export const fillers: ReadonlySet<string> = new Set(
  (
    "a an and are at against about by beat can did do does for from get how i in is it me my of on or our " +
    "show that the this to us versus vs was we were what whats when where which who whos " +
    "win with won you your"
  ).split(" "),
);
/** Words that every game is found by where others say which one is meant. */
export const gameKeywords = "game match score result";
/** Of the last game of a tournament, shown. */
export const lastGame = "last game";
/** The round that decides a tournament. The last game is found by it too. */
export const final = "final";
/** Words that the badges of a person are found by. */
export const badgeKeywords = "badge award quest earned most";
/** Words that a season is found by together with its year. */
export const seasonKeywords =
  "season year team roster squad player schedule result score record news";
export const badgeEarned = (title: string, times: number) => `${title}, ${earnedTimes(times)}`;
export const mostEarnedBadge = (title: string, times: number) =>
  `most earned badge: ${title}, ${plural(times, "time")}`;
/** Of a season: somebody who was asked for. */
export const onTheTeam = (people: readonly string[]) => `with ${enumerate(people)}`;
/** Where no result matches all words. */
export const notEveryWord = "No result matches every word.";
export const tryoutsAndContact = "tryouts and contact";
export const sponsorsAndSupport = (sponsors: number) =>
  sponsors === 0 ? "support the team" : plural(sponsors, "sponsor");

/**
 * Words that people search for a page by, beside its name. They also lead there from an address that the site does
 * not have, such as /tryouts. A club adds its own as `pageWords` in site.yml.
 */
export const pageWords = {
  about: "team club who we are us history origin rules ultimate frisbee photos pictures press",
  news: "stories articles blog press media photos pictures gallery videos",
  results: "schedule calendar games scores matches tournaments standings wins losses rankings",
  roster: "team squad lineup members coaches captains",
  badgequest: "badges quests challenges leaderboard rules",
  fiftyplates: "license plates states cars road trip",
  corevalues: "values spirit mission culture",
  playlists: "music songs spotify playlist",
  players: "alumni alumnae alums former team members people everyone",
  seasons: "years history archive past alumni",
  opponents: "rivals rivalries teams head to head versus",
  records: "stats statistics standings totals streaks numbers figures history",
  join:
    "tryouts tryout practices practice training recruiting recruitment register registration sign up signup " +
    "contact email mail captains cost new beginners merch merchandise gear shop store",
  sponsors: "sponsorship sponsoring donations donate give support fundraising partners",
  data: "download csv json api dataset spreadsheet stats export",
} as const;
