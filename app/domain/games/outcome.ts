import * as games from "#words/facts/games.ts";
import type { Score } from "./game.ts";

/** Games go to 15, so higher margins are drawn like it. */
const WIDEST = 15;

/** Points between the teams: positive for a win, negative for a loss, 0 for a tie. */
export function marginOf({ us, them }: Score): number {
  return us - them;
}

/**
 * Height of a game's bar in the margin chart: 3 px for a tie up to 15 px for a margin of 15 or
 * more.
 */
export function marginBarHeight(margin: number): number {
  return 3 + (Math.min(Math.abs(margin), WIDEST) / WIDEST) * 12;
}

export type Outcome = "win" | "loss" | "tie";

/** Outcome of a score, from our side. */
export function outcomeOf({ us, them }: Score): Outcome {
  if (us === them) return "tie";
  return us > them ? "win" : "loss";
}

/** The letter on a score badge, so that colour is not its only sign: "W", "L" or "T". */
export function outcomeLetter(outcome: Outcome): string {
  return games.outcomeLetters[outcome];
}

/** The word read out for a score badge: "Win", "Loss" or "Tie". */
export function outcomeWord(outcome: Outcome): string {
  return games.outcomes[outcome];
}
