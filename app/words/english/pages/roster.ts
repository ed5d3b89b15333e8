import { plural } from "#app/lib/plural.ts";

/* Roster. */

export const allPlayers = "All players";
export const theRoster = "The roster";
export const roster = "Roster";
export const list = "List";
export const player = "Player";
export const rosterView = "Roster view";
export const notAnnouncedYet = "The roster of this season is not announced yet.";
export const previousSeason = "Previous season";
export const nextSeason = "Next season";
export const everyoneOn = (season: string) => `Everyone on ${season}`;
export const playersThenCoaches = (season: string) => `${season}: players, then coaches`;
export const seasons = "Seasons";
export const thatPlayer = "That player";
export const notOnRoster = (who: string, season: string) =>
  `${who} is not on the roster of ${season}.`;
export const thisIs = (player: string) => `This is ${player}.`;
export const scheduleAndResults = "Sched/Results";
export const seasonHighlights = "Season highlights";
export const theTeam = "The team";
export const handlers = "Handlers";
export const cutters = "Cutters";
export const hybrids = (count: number) => `${plural(count, "hybrid")} who play both`;
export const previousPlayer = "Previous player";
export const playerPosition = (number: number, all: number) => `${number} of ${all}`;
export const nextPlayer = "Next player";
export const notIn = "Not in";
export const listTitle = (season: string) => `${season} · Roster list`;
export const rosterTitle = (season: string) => `${season} · Roster`;
export const description = (team: string, first: number) =>
  `Everyone who has played for or coached ${team} since ${first}, season by season: numbers, positions, years on the team, captains, and how each season ended.`;
export const tournament = "Tournament";
export const against = "Against";
export const dayAndField = "Day, field";
export const name = "Name";
export const notes = "Notes";
