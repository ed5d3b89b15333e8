import type { Score } from "#app/domain/games/game.ts";
import { type Outcome, findOutcome } from "#app/domain/games/outcome.ts";

interface RunsScored {
  readonly score: Score;
}

/** Consecutive games with the same outcome; never empty. */
export interface Run<G> {
  readonly outcome: Outcome;
  readonly games: readonly [G, ...G[]];
}

/**
 * Splits played games into runs. Runs continue across tournaments and seasons; a tie ends one.
 *
 * @param games oldest first
 */
export function splitRuns<G extends RunsScored>(games: readonly G[]): Run<G>[] {
  const runs: { outcome: Outcome; games: [G, ...G[]] }[] = [];
  for (const game of games) {
    const outcome = findOutcome(game.score);
    const last = runs.at(-1);
    if (last?.outcome === outcome) last.games.push(game);
    else runs.push({ outcome, games: [game] });
  }
  return runs;
}

/** Runs of one outcome, longest first; among equals the earlier one first. */
export function longestRuns<G extends RunsScored>(games: readonly G[], outcome: Outcome): Run<G>[] {
  return splitRuns(games)
    .filter((run) => run.outcome === outcome)
    .toSorted((a, b) => b.games.length - a.games.length);
}

/** The longest runs: one, or several of equal length, earliest first. */
export function equallyLongest<G extends RunsScored>(
  games: readonly G[],
  ...outcomes: readonly Outcome[]
): Run<G>[] {
  const runs = splitRuns(games).filter(({ outcome }) => outcomes.includes(outcome));
  const maxLength = Math.max(...runs.map((run) => run.games.length));
  return runs.filter((run) => run.games.length === maxLength);
}

/** The run that includes the last game; undefined without games. */
export function currentRun<G extends RunsScored>(games: readonly G[]): Run<G> | undefined {
  return splitRuns(games).at(-1);
}
