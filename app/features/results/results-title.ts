import type { SeasonFilter } from "#app/domain/seasons/season-filter.ts";
import type { SeasonHead, ShapedTournament } from "./shaped.ts";

/** The title of the page in its default state, which is also that of its document. */
export const pageTitle = "Results · Rival Ultimate";

/**
 * What the browser's tab says: "National Championships 2016 · Results", "Rival 2016 · Results".
 *
 * @param named the tournament that the address names and the page shows
 */
export function resultsTitle(
  defaultSeason: string,
  { season, showAll }: SeasonFilter<Pick<SeasonHead, "id" | "name">>,
  named: Pick<ShapedTournament, "name" | "year"> | undefined,
): string {
  if (named !== undefined) return `${named.name} ${named.year} · Results`;
  return showAll || season.id === defaultSeason ? pageTitle : `${season.name} · Results`;
}
