import type { Score } from "#app/domain/games/game.ts";
import { marginOf } from "#app/domain/games/margin.ts";

interface Scored {
  readonly score: Score;
  readonly forfeit?: boolean | undefined;
}

/** The games that one goal decided. A forfeit was not decided on the field, so it is none of them. */
export function oneGoalGames<G extends Scored>(games: readonly G[]): G[] {
  return games.filter(({ score, forfeit }) => Math.abs(marginOf(score)) === 1 && forfeit !== true);
}

/** How many forfeits look like one-goal games and are none. */
export function oneGoalForfeits(games: readonly Scored[]): number {
  return games.filter(({ score, forfeit }) => Math.abs(marginOf(score)) === 1 && forfeit === true)
    .length;
}

/**
 * The games with the greatest margin for one side, greatest first; of equals the earlier game first.
 * A forfeit was not won by that margin on the field.
 *
 * @param games played, oldest first
 */
export function biggest<G extends Scored>(games: readonly G[], side: "win" | "loss"): G[] {
  const sign = side === "win" ? 1 : -1;
  const margin = ({ score }: Scored) => sign * marginOf(score);
  return games
    .filter((game) => margin(game) > 0 && game.forfeit !== true)
    .toSorted((a, b) => margin(b) - margin(a));
}
