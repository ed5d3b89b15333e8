import * as counts from "#words/grammar/counts.ts";
import { capitalize, plural } from "#app/lib/plural.ts";

/* All-time records. */

export const moreFirstPlaces = (count: number) => `${count} more`;
export const yearByYear = "Year by year";
export const whereTheyPlayed = "Where they played";
export const biggestWins = "Biggest wins";
export const oneGoalGames = "One-goal games";
export const mostPlayed = "Most played";
export const allTeams = (teams: number) => `All ${teams}`;
/** "States on a map"; the word for the country's parts comes from the content. */
export const onAMap = (states: string) => `${capitalize(states)} on a map`;
export const gamesPlayedThere = (hasTies: boolean) =>
  `games played there; solid part won,${hasTies ? " gold part tied," : ""} outlined part lost`;
export const notYet = "not yet";
export const longestStreaks = "Longest streaks";
/** Number of further streaks as long as the last one listed. */
export const andMoreStreaks = (runs: number, length: number, outcome: "win" | "loss") =>
  counts.andMore(runs, `of ${outcome === "win" ? counts.wins(length) : counts.losses(length)}`);
/** Number of further teams played as often as the last one listed. */
export const andMoreTeams = (teams: number, games: number) =>
  counts.andMore(teams, `with ${counts.games(games)}`);
export const published = "Published";
export const games = "Games";
export const counted = "Counted";
export const pointsFor = "For";
export const pointsAgainst = "Against";
export const oneGoal = "One-goal";
export const bestStreak = "Best streak";
export const placesWon = "1st places";
export const yearByYearAsATable = "Year by year as a table";
export const differsFromGames =
  "* The published record differs from the games on record, which the counted one adds up.";
/** Beside the counted record of all games. */
export const publishedIs = (record: string) => `as counted from the games; published: ${record}`;
export const description = (team: string, games: string, record: string) =>
  `${team}’s all-time record: ${games} games, ${record}, with streaks, one-goal games, biggest wins, every opponent and every place.`;
export const places = (count: number) => plural(count, "place");
export const morePlaces = (count: number) => `${count} more`;
export const wonAndLost = "Won and lost";
export const opponents = "Opponents";

export const recordsTitle = (team: string) => `${team}: records`;
