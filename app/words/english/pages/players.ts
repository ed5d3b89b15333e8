import * as counts from "#words/grammar/counts.ts";

/* The list of all people. */

export const playersTitle = (team: string) => `${team}: players`;
export const filterThePlayers = "Filter the players";
export const searchNames = "Search names or numbers";
export const everySeason = "All Seasons";
export const showEveryone = "Show everyone";
export const notOnTheTeam = "not on the team";
export const letters = "Letters";
export const description = (people: number, team: string, seasons: number) =>
  `All ${counts.people(people)} who have played for or coached ${team} in ${counts.seasons(seasons)}, from A to Z, with the seasons of each.`;

/** Letters for the index by last name. */
export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* Legend of the season discs. */
export const player = "player";
export const captain = "captain";
export const coach = "coach";
