import type { SeasonFilter } from "#app/domain/seasons/season-filter.ts";
import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import * as words from "#words/pages/results.ts";
import { pageLabels } from "#words/page-labels.ts";
import type { SeasonHead, ShapedTournament } from "./results-record.ts";

/**
 * What the browser's tab says: "National Championships 2016 · Results", "Côte Sauvage 2016 · Results".
 *
 * @param named the tournament that the address names and the page shows
 */
export function resultsTitle(
  site: SiteTitle,
  defaultSeason: string,
  { season, showAll }: SeasonFilter<Pick<SeasonHead, "id" | "name">>,
  named: Pick<ShapedTournament, "name" | "year"> | undefined,
): string {
  if (named !== undefined) return words.resultsOfTournament(named.name, named.year);
  return showAll || season.id === defaultSeason
    ? titleWith(site, pageLabels.results)
    : words.resultsOf(season.name);
}
