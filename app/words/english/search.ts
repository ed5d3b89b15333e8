import { plural } from "#app/lib/plural.ts";
import type { Thing } from "./questions.ts";
import * as counts from "./grammar/counts.ts";
import { enumerate } from "./grammar/lists.ts";

/* Site search: dialog, page and entries. */

export const withoutScripts =
  "Search needs JavaScript, which is off. Everything it would find is listed here: use “find in page” in your browser.";
export const kinds = "Kinds";
export const resultsMatchEveryWord = (state: string) =>
  `Results match every word: a name, nickname, number, city, ${state} or year.`;
export const forQuery = (query: string) => `for “${query}”`;
/** Heading of fuzzy matches of a kind. */
export const closeMatchesIn = (kind: string) => `${kind}, close matches`;
export const closeMatchesHeading = "Close matches";
/** Follows the number of results for the name of a state. */
export const includesMatchesFor = (code: string) => `. Includes matches for ${code}.`;
export const results = (count: number) => (count === 0 ? "No results" : plural(count, "result"));
export const oneAnswer = "1 answer";
export const oneAnswerAnd = (results: string) => `1 answer, ${results}`;
/** For a query with a typo in an ordinary word. */
export const searchedFor = (text: string) => `Showing results for “${text}”.`;
export const closeMatches = (count: number) => plural(count, "close match", "close matches");
export const searchFor = (query: string) => `${query}, search`;
export const searchTeam = (team: string) => `Search ${team}`;
export const youCanSearch =
  "You can search names, numbers, nicknames, years, cities, teams, badges and headlines.";
export const description = (team: string) =>
  `Search everything on the ${team} site: people, seasons, tournaments, opponents, places, badges and news.`;
export const all = (count: number) => `All ${count}`;
/** Label of the rest of a list. */
export const more = (count: number) => `${count} more`;
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
/** Reason for the tournament, opponent or season of games that were found. */
export const gamesFound = (games: number) => `${counts.games(games)} found`;
/** "1–1 in 2 games" */
export const recordInGames = (record: string, games: number) =>
  `${record} in ${counts.games(games)}`;
export const notStored = "not saved";
export const peopleSeasonsCities = "People, seasons, cities";
export const search = "Search";
export const earnedTimes = (times: number) => `earned ${plural(times, "time")}`;
export const earnedByNobodyIn = (years: readonly number[]) =>
  `not earned by anyone in ${enumerate(years.map(String))}`;
export const notLogged = "not logged";
export const peopleFromAToZ = (people: number) => `${counts.people(people)}, A to Z`;
/** @param leader "Ada Alder, 12 badges" */
export const badgesIn = (badges: number, year: number, leader: string | undefined) =>
  `${counts.badges(badges)} in ${year}${leader === undefined ? "" : `, most: ${leader}`}`;
/** "women’s club, founded in 2015 by alumni of the University of Michigan" */
export const foundedBy = (division: string | undefined, year: number, schools: readonly string[]) =>
  `${division === undefined ? "" : `${division}, `}founded in ${year}${schools.length === 0 ? "" : ` by alumni of ${enumerate(schools)}`}`;
export const logosAndColors = "logos, colors and a description";
export const citiesPlayedIn = (cities: number) => plural(cities, "city", "cities");
export const teamSponsor = (team: string) => `sponsor of ${team}`;
export const number = (jersey: number | string) => `number ${jersey}`;
/** Headings of result groups. */
export const kindNames = {
  answers: "Answer",
  games: "Games",
  people: "People",
  seasons: "Seasons",
  tournaments: "Tournaments",
  opponents: "Opponents",
  places: "Places",
  pages: "Pages",
  links: "Links",
  badges: "Badges",
  news: "News",
} as const;

/** Reason for a list whose pages have a heading: "on each page: Teammates". */
export const onEachPage = (term: string) => `on each page: ${term}`;
/** Reason for a hit that has the typed words in texts that it does not show. */
export const matchesWords = (words: readonly string[]) =>
  `matches ${enumerate(words.map((word) => `“${word}”`))}`;

/** Label of a tournament's last game. */
export const lastGame = "last game";
/** The deciding round of a tournament, also a keyword of its last game. */
export const final = "final";
export const mostEarnedBadge = (title: string, times: number) =>
  `most earned badge: ${title}, ${plural(times, "time")}`;
/** Names the people of a season that match the query. */
export const onTheTeam = (people: readonly string[]) => `with ${enumerate(people)}`;
const factNames: Partial<Record<Thing, string>> = {
  bestSeason: "Best season",
  worstSeason: "Worst season",
  mostWins: "Most wins",
  mostLosses: "Most losses",
  firstSeason: "First season",
  newestSeason: "Newest season",
  firstTournament: "First tournament",
  lastTournament: "Last tournament",
  firstOfEvent: "First",
  bestFinish: "Best finish",
  mostBadges: "Most badges",
  mostSeasons: "Most seasons",
  mostPlayed: "Most played",
};
/** "Best season: 23–6" */
export const fact = (is: Thing, value?: string) =>
  [factNames[is] ?? [], value ?? []].flat().join(": ");
/** Reason for the page that is closest to what the site does not have. */
export const closestPage = "closest page";
/** Shown if no result matches all words. */
export const notEveryWord = "No result matches every word.";
export const noMatchFor = (unknown: readonly string[]) => `No match for ${enumerate(unknown)}.`;
export const tryoutsAndContact = "tryouts and contact";
export const sponsorsAndSupport = (sponsors: number) =>
  sponsors === 0 ? "support the team" : plural(sponsors, "sponsor");
