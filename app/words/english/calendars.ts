import * as counts from "#words/grammar/counts.ts";

/* What events of the calendars say. */

export const cancelled = (event: string) => `Canceled: ${event}`;
/** Of a tournament that was broken off after some of its games. */
export const endedEarly = (unplayed: number) =>
  unplayed === 0 ? "Ended early." : `Ended early: ${counts.games(unplayed)} not played.`;
/** Of a day of a league with several games. */
export const gameDay = (event: string, games: number) => `${event}: ${counts.games(games)}`;
export const notSanctioned = "Not sanctioned.";
export const teamAgainst = (team: string, opponent: string) => `${team} against ${opponent}`;
