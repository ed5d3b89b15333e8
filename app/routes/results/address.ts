import { ALL, seasonFilter, type SeasonFilter } from "#app/domain/seasons/season-filter.ts";
import { itemAt } from "#app/lib/list/item-at.ts";
import type { ReadQuery } from "#app/paths.ts";
import type { ResultsRecord, SeasonHead } from "./results-record.ts";

/** Stands in the address in place of a tournament when a phone has closed them all. */
export const NONE_OPEN = "none";

/** The tournament that an address names; it need not exist. */
function tournamentIn(read: ReadQuery): string | undefined {
  const id = read("tournament");
  return id === NONE_OPEN ? undefined : id;
}

interface Asked<T> {
  /** The id of a tournament in the address. */
  readonly asked: string | undefined;
  /** The tournament with that id; none where there is no such tournament. */
  readonly named: T | undefined;
  readonly filter: SeasonFilter<SeasonHead>;
}

/**
 * What an address asks for. One that names a tournament and no season shows the tournament's
 * season.
 *
 * @param all the tournaments of the record
 */
export function readAddress<T extends { readonly id: string; readonly year: number }>(
  { seasons, defaultSeason }: Pick<ResultsRecord, "seasons" | "defaultSeason">,
  all: readonly T[],
  read: ReadQuery,
): Asked<T> {
  const asked = tournamentIn(read);
  const named = all.find(({ id }) => id === asked);
  const year = read("show") === ALL ? undefined : named?.year;
  const fallback =
    seasons.find((season) => season.year === year) ??
    seasons.find(({ id }) => id === defaultSeason) ??
    itemAt(seasons, 0);
  return { asked, named, filter: seasonFilter(seasons, fallback, read) };
}
