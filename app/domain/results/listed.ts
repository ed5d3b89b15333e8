import { matcher } from "#app/domain/search/matcher.ts";

export interface ResultsFilter {
  /** year of the selected season; plays no part while all results are shown */
  readonly year: number;
  readonly showAll: boolean;
  /** as typed */
  readonly query: string;
}

export interface SearchableTournament {
  readonly id: string;
  /** year of its first day */
  readonly year: number;
  readonly haystack: string;
}

/** The tournaments that match the filter, in their order (docs/product.md, Results). */
export function listedTournaments<T extends SearchableTournament>(
  tournaments: readonly T[],
  { year, showAll, query }: ResultsFilter,
): T[] {
  const matches = matcher(query);
  return tournaments.filter(
    (tournament) => (showAll || tournament.year === year) && matches(tournament.haystack),
  );
}
