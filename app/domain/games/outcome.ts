import type { Score } from "./game.ts";

export type Outcome = "win" | "loss" | "tie";

/** Who scored more, seen from our side. */
export function outcomeOf({ us, them }: Score): Outcome {
  if (us === them) return "tie";
  return us > them ? "win" : "loss";
}

const LETTERS = { win: "W", loss: "L", tie: "T" } as const satisfies Record<Outcome, string>;
const WORDS = { win: "Win", loss: "Loss", tie: "Tie" } as const satisfies Record<Outcome, string>;

/** The letter on a score badge, so that colour is not its only sign: "W", "L" or "T". */
export function outcomeLetter(outcome: Outcome): string {
  return LETTERS[outcome];
}

/** The word read out for a score badge: "Win", "Loss" or "Tie". */
export function outcomeWord(outcome: Outcome): string {
  return WORDS[outcome];
}
