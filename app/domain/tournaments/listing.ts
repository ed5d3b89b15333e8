import type { Day } from "#app/domain/dates/day.ts";
import { yearOf } from "#app/domain/dates/day-steps.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";

export interface ListableTournament {
  readonly sanctioned: boolean;
  /** missing while unannounced */
  readonly dates?: { readonly start: Day } | undefined;
  /** the season it is filed under */
  readonly year: number;
}

/** Tournaments of the results page: sanctioned ones only, newest start first, undated ones last. */
export function resultsTournaments<T extends ListableTournament>(tournaments: readonly T[]): T[] {
  return newestFirst(
    tournaments.filter((tournament) => tournament.sanctioned),
    (tournament) => tournament.dates?.start,
  );
}

/**
 * The year under which a tournament is listed: that of its first day (docs/product.md, Results), or
 * of the season it is filed under as long as it has no dates.
 */
export function yearOfTournament({ dates, year }: ListableTournament): number {
  return dates === undefined ? year : yearOf(dates.start);
}
