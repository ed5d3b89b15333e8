import type { Day } from "#app/domain/dates/day.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { latest } from "#app/lib/list/latest.ts";
import type { Game } from "./record.ts";

/** The day of the last game with a score. */
export function lastPlayed(games: readonly Game[]): Day | undefined {
  return latest(playedOnly(games).map(({ date }) => date));
}
