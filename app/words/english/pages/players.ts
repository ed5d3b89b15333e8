import * as counts from "#words/grammar/counts.ts";

/* The list of everybody. */

export const playersOf = (team: string) => `${team}: players`;
export const filterThePlayers = "Filter the players";
export const searchNames = "Search names or numbers";
export const everySeason = "All Seasons";
export const showEveryone = "Show everyone";
export const notOnTheTeam = "not on the team";
export const letters = "Letters";
export const description = (people: number, team: string, seasons: number) =>
  `All ${counts.people(people)} who have played for or coached ${team} in ${counts.seasons(seasons)}, from A to Z, with the seasons of each.`;

/** The letters that names begin with. */
export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* What the discs of a season mean. */
export const player = "player";
export const captain = "captain";
export const coach = "coach";
