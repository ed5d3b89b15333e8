import type { Day } from "#app/domain/dates/day.ts";
import { yearOf } from "#app/domain/dates/day-steps.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { matcher } from "#app/domain/search/matcher.ts";

/** News in the order of the page: newest first, items of one day as the record lists them. */
export function newestNewsFirst<N extends { readonly date: Day }>(news: readonly N[]): N[] {
  return newestFirst(news, (item) => item.date);
}

export interface NewsFilter {
  /** year of the selected season; plays no part while all news are shown */
  readonly year: number;
  readonly showAll: boolean;
  /** as typed */
  readonly query: string;
}

export interface SearchableNews {
  readonly date: Day;
  /** the folded title */
  readonly haystack: string;
}

/** The news that match the filter, in their order (docs/product.md, News). */
export function listedNews<N extends SearchableNews>(
  news: readonly N[],
  { year, showAll, query }: NewsFilter,
): N[] {
  const matches = matcher(query);
  return news.filter((item) => (showAll || yearOf(item.date) === year) && matches(item.haystack));
}
