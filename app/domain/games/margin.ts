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
