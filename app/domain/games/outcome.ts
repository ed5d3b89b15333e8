import * as games from "#words/facts/games.ts";
import type { Score } from "./game.ts";

export type Outcome = "win" | "loss" | "tie";

/** Who scored more, seen from our side. */
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
