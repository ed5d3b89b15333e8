import { enumerate } from "#words/grammar/lists.ts";
import * as counts from "#words/grammar/counts.ts";

/* The page of an opponent. */

export const allOpponents = "All opponents";
export const everyMeeting = "Every meeting";
export const theGame = "The game";
export const theGames = "The games";
export const newestFirst = "newest first";
export const byHowMany = (difference: number, team: string) =>
  difference > 0 ? `${team} by ${difference}` : `Outscored by ${-difference}`;
export const deadEven = "dead even";
export const noneSoFar = "none so far";
export const decidedByOne = (close: number, games: number) => `${close} of ${counts.games(games)}`;
export const longestStreak = "Longest streak";
export const inARow = (outcome: "win" | "loss" | "tie", games: number) =>
  `${past[outcome]} last ${games}`;
export const firstMet = (streak: string, day: string) => `${streak}; first met ${day}`;
export const lastMet = "Last met";
export const biggest = (side: "win" | "loss") => `Biggest ${side}`;
const past = { win: "won", loss: "lost", tie: "tied" } as const;
export const single = { win: "a win", loss: "a loss", tie: "a tie" } as const;
export const recordIn = (record: string, games: string) => `${record} in ${games}`;
export const description = (
  team: string,
  opponent: string,
  meetings: string,
  biggest: readonly ("win" | "loss")[],
) =>
  `${team} against ${opponent}: ${meetings}. Every meeting with its score${biggest.length === 0 ? "" : `, and the biggest ${enumerate(biggest)}`}.`;
export const onlyGame = (
  team: string,
  opponent: string,
  outcome: keyof typeof past,
  score: string,
) => `${team} ${past[outcome]} their only game against ${opponent}, ${score}.`;
export const formerly = "Formerly";
export const now = "Now";
export const since = (games: string, year: number) => `${games} since ${year}`;
