import type { Day } from "#app/domain/dates/day.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import type { Game } from "./record.ts";

/** The latest of some days. */
export function latest(days: readonly (Day | undefined)[]): Day | undefined {
  return days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
}

/** The day of the last game with a score. */
export function lastPlayed(games: readonly Game[]): Day | undefined {
  return latest(playedOnly(games).map(({ date }) => date));
}
