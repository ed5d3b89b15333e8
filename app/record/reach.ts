import { playedOnly } from "#app/domain/games/game.ts";
import type { State } from "#app/domain/places/state.ts";
import { isChampionship } from "#app/domain/tournaments/championship.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { ClubRecord, Tournament } from "./record.ts";

/** How far the club has come. */
export interface Reach {
  readonly seasons: number;
  /** Sanctioned ones that were played: with a game or a place. */
  readonly tournaments: readonly Tournament[];
  /** The states, districts and territories in which it has played. */
  readonly states: ReadonlySet<State>;
  /** Those that were the championship. */
  readonly championships: readonly Tournament[];
}

function isPlayed({ sanctioned, games, result }: Tournament): boolean {
  return sanctioned && (result !== undefined || playedOnly(games).length > 0);
}

/** Where the club has played, counted from the record. */
export const reachOf = onceFor((record: ClubRecord): Reach => {
  const tournaments = record.tournaments.filter(isPlayed);
  const regions = tournaments.flatMap(({ location }) => location.region ?? []);
  return {
    seasons: record.seasons.length,
    tournaments,
    states: new Set(regions),
    championships: tournaments.filter(({ event }) => isChampionship(event, record.championship)),
  };
});
