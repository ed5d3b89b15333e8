import { plural } from "#app/lib/plural.ts";
import * as counts from "#words/grammar/counts.ts";

/* The page of a season. */

export const everyGame = "Every game as a list";
export const marginOfEveryGame = "margin of every game, in order";
export const highlights = "Highlights";
export const seasons = "Seasons";
export const games = "Games";
export const news = "News";
/** A year without a team, with the club's reason. */
export const gapDescription = (team: string, year: number, note: string) =>
  `${team} in ${year}: ${note}`;
export const newsFrom = (year: number) => `News of ${year}`;
export const allItems = (count: number) => `All ${counts.stories(count)}`;
export const theRoster = "The roster";
export const tournaments = "Tournaments";
export const results = (count: number) => plural(count, "result");
export const playlists = "Playlists";
export const soFar = "so far";
export const asPublished = (counted: string) =>
  `as published; the games below add up to ${counted}`;
export const winsInARow = "Wins in a row";
export const differenceOver = (difference: string, games: number) =>
  `${difference} over ${counts.games(games)}`;
export const notSanctioned = (tournaments: string) =>
  `${tournaments}: not sanctioned, so not counted in any record.`;
/** Number of first places, and of finishes in the top three. */
export const placings = (firstPlaces: number, topThree: number) =>
  `${firstPlaces === 0 ? "" : `${firstPlaces} won, `}${topThree} in the top three`;
/** "8 games at 2 tournaments, "; empty before the first game. */
const played = (games: number, tournaments: number) =>
  games === 0 ? "" : `${counts.games(games)} at ${counts.tournaments(tournaments)}, `;

interface SeasonInWords {
  readonly team: string;
  readonly year: number;
  /** "16–7, 13th Nationals"; undefined before it is published. */
  readonly record: string | undefined;
  readonly games: number;
  readonly tournaments: number;
  readonly people: number;
}

export const description = ({ team, year, record, games, tournaments, people }: SeasonInWords) =>
  `${team} ${year}:${record === undefined ? "" : ` ${record}:`} ${played(games, tournaments)}${counts.people(people)} on the roster.`;
