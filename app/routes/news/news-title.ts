import type { SeasonFilter } from "#app/domain/seasons/season-filter.ts";
import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import * as words from "#words/pages/news.ts";
import { pageLabels } from "#words/page-labels.ts";
import type { NewsSeason } from "./news.ts";

/** What the browser's tab says: "Côte Sauvage 2019 · News". */
export function newsTitle(
  site: SiteTitle,
  { season, showAll }: SeasonFilter<NewsSeason>,
  fallback: NewsSeason,
): string {
  if (showAll) return titleWith(site, words.allNews);
  return season === fallback ? titleWith(site, pageLabels.news) : words.newsOf(season.name);
}
