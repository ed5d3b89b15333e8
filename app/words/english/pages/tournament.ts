import * as counts from "#words/grammar/counts.ts";

/* The page of a tournament. */

export const videoOfTheGame = "Video of the game";
export const newScore = "New score";
export const loadIt = "Load it";
export const checkNow = "Check now";
export const following = "Then";
export const gamesWithAScore = "Games with a score, newest first";
export const later = "Later";
export const dayToCome = "Day to come";
export const noMoreGamesToday = "No more games today";
export const timeToCome = "Time to come";
export const teamAgainst = (team: string) => `${team} against`;
export const thePlace = "The place";
export const where = "Where";
export const when = "When";
export const seed = "Seed";
const verbs = { win: "won", loss: "lost", tie: "tied" } as const;
/** Read out when a score arrives. */
export const scoreAgainst = (outcome: "win" | "loss" | "tie", score: string, opponent: string) =>
  `${verbs[outcome]} ${score} against ${opponent}`;
export const scoresArrived = (scores: readonly string[]) =>
  `${scores.length === 1 ? "Score" : "Scores"} arrived: ${scores.join("; ")}.`;
export const theGames = "The games";
export const nextGame = "Next game";
export const theGame = "The game";
export const gameOf = (number: number, total: number) => `Game ${number} of ${total}`;
export const dayToComeOnDisc = "day to come";
export const game = "Game";
export const games = "Games";
export const day = "Day";
export const days = "Days";
export const soFar = "So far";
export const noMoreGames = "No more games";
export const scoresAsOf = (time: string, zone: string) => `Scores as of ${time} ${zone}`;
export const newVersionOfThisPage = "There is a new version of this page";
export const scoresCouldNotBeFetched = "The scores could not be fetched";
export const noConnection = "No connection";
export const notUpdatedSince = (time: string) => `Not updated since ${time}`;
export const updated = (ago: string) => `Updated ${ago}`;
export const checked = (ago: string) => `Checked ${ago}`;
export const inTheNews = "In the news";
export const otherYears = "Other years";
export const everyGame = "Every game";
export const inPlayingOrder = "in playing order";
export const forfeit = "forfeit";
export const toPlayAgainst = (opponent: string) => `To play against ${opponent}`;
export const gameAgainst = (outcome: string, score: string, opponent: string) =>
  `${outcome} ${score} against ${opponent}`;
export const asPlayed = (zone: string) => `${zone}, as played`;
export const theWayThrough = "The way through";
export const onlyGamesOnRecord = (team: string) =>
  `Only the games that ${team} played are on record, so this is one team’s way through the draw.`;
export const roundsHaveNoNames = "Rounds have no names in the record and get none here.";
export const noMeetingYet = "no meeting yet";
export const theOnlyMeeting = "the only meeting";
export const wasCancelled = "This tournament was cancelled.";
export const notSanctioned = "Not sanctioned: it counts in no record.";
export const noGamesInTheRecord = "No games in the record.";
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
  const day = firstDay === undefined ? "" : ` from ${firstDay}`;
  return `${team} at ${event} in ${city}${day}${place === undefined ? "" : `, ${place} place`}: ${games}.`;
};
export const cancelled = "cancelled";
export const noGamesOnRecord = "no games on record";
export const gamesWithScores = (games: number, opponents: number) => {
  const against = opponents === 0 ? "" : ` against ${counts.opponents(opponents)}`;
  return `${counts.games(games)}${against}, with every score`;
};
export const withoutAScore = "Without a score";
