import { capitalize } from "#app/lib/plural.ts";
import * as counts from "#words/grammar/counts.ts";

/* The page of a tournament. */

export const videoOfTheGame = "Video of the game";
export const newScore = "New score";
export const loadIt = "Load it";
export const checkNow = "Check now";
export const following = "Then";
export const played = "Played";
export const newestFirst = "newest first";
export const later = "Later";
export const dateTbd = "Date TBD";
export const noMoreGamesToday = "No more games today";
export const timeTbd = "Time TBD";
export const teamAgainst = (team: string) => `${team} vs.`;
export const where = "Where";
export const when = "When";
export const seed = "Seed";
/** Live announcement of new scores. */
export const scoresArrived = (scores: readonly string[]) =>
  `${scores.length === 1 ? "Score" : "Scores"} in: ${scores.join("; ")}.`;
export const theGames = "The games";
export const nextGame = "Next game";
export const theGame = "The game";
export const gamePosition = (number: number, total: number) => `Game ${number} of ${total}`;
export const dateTbdOnDisc = "date TBD";
export const game = "Game";
export const games = "Games";
export const day = "Day";
export const days = "Days";
export const soFar = "So far";
export const noMoreGames = "No more games";
export const scoresAsOf = (time: string, zone: string) => `Scores as of ${time} ${zone}`;
export const newVersionOfThisPage = "This page has been updated";
export const scoresCouldNotBeFetched = "The scores couldn’t be loaded";
export const noConnection = "No connection";
export const notUpdatedSince = (time: string) => `Not updated since ${time}`;
export const updated = (ago: string) => `Updated ${ago}`;
export const checked = (ago: string) => `Checked ${ago}`;
export const coverage = "Coverage";
export const everyYear = (years: number) => (years === 2 ? "Both years" : `Every year (${years})`);
export const everyGame = "Every game";
export const pathThrough = "Path through the tournament";
export const timesIn = (zone: string) => `Times in ${zone}`;
export const watchLive = "Watch live";
export const noMeetingYet = "no meeting yet";
export const theOnlyMeeting = "the only meeting";
export const notSanctioned = "Not sanctioned, so it doesn’t count in any record.";
export const noGamesInTheRecord = "No games in the record.";
export const noGamesYet = "No games announced yet.";
export const seeded = (place: string) => `Seeded ${place}`;

interface TournamentInWords {
  readonly team: string;
  readonly event: string;
  readonly city: string;
  readonly firstDay: string | undefined;
  /** "1st" */
  readonly place: string | undefined;
  readonly games: string;
}

export const description = ({ team, event, city, firstDay, place, games }: TournamentInWords) => {
  if (place !== undefined) {
    return `${team} finished ${place} at the ${event} in ${city}. ${capitalize(games)}.`;
  }
  const day = firstDay === undefined ? "" : ` from ${firstDay}`;
  return `${team} at the ${event} in ${city}${day}: ${games}.`;
};
export const canceled = "canceled";
export const noGamesOnRecord = "no games on record";
export const gamesWithScores = (games: number, opponents: number) => {
  const against = opponents === 0 ? "" : ` against ${counts.opponents(opponents)}`;
  return `${counts.games(games)}${against}, with every score`;
};
export const withoutAScore = "Without a score";
