import * as words from "#words/facts.ts";
import type { Score } from "./game.ts";

/** Largest margin that is drawn: games go to 15. */
const WIDEST_MARGIN = 15;

/** Whether a score has points; a forfeit may have none. */
export function hasPoints({ us, them, winner }: Score): boolean {
  return winner === undefined || us + them > 0;
}

/**
 * Points between the teams: positive for a win, negative for a loss, 0 for a tie. A forfeit whose points do not
 * say who won has the smallest margin on the winner's side.
 */
export function computeMargin({ us, them, winner }: Score): number {
  const difference = us - them;
  if (winner === undefined) return difference;
  return winner === "us" ? Math.max(1, difference) : Math.min(-1, difference);
}

/** Both sides of a score as text: points, or W and F for a forfeit without any. */
export function formatSides(score: Score): readonly [us: string, them: string] {
  if (hasPoints(score)) return [String(score.us), String(score.them)];
  const { won, lost } = words.forfeitLetters;
  return score.winner === "us" ? [won, lost] : [lost, won];
}

/** Height of a game's bar: one more than the tie's for each point, up to the widest margin. */
export function barHeight(margin: number): number {
  return 2 + Math.min(Math.abs(margin), WIDEST_MARGIN);
}

export type Outcome = "win" | "loss" | "tie";

/** Outcome of a score from our side. For a forfeit it depends on the winner, not on the points. */
export function findOutcome({ us, them, winner }: Score): Outcome {
  if (winner !== undefined) return winner === "us" ? "win" : "loss";
  if (us === them) return "tie";
  return us > them ? "win" : "loss";
}

/** Text for screen readers of a score badge: "Win", "Loss" or "Tie". */
export function outcomeWord(outcome: Outcome): string {
  return words.outcomes[outcome];
}
