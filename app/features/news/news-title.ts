import type { SeasonFilter } from "#app/domain/seasons/season-filter.ts";
import type { NewsSeason } from "./news.ts";

/** The title of the page in its default state, which is also that of its document. */
export const pageTitle = "News · Rival Ultimate";

/** What the browser's tab says: "Rival 2019 · News". */
export function newsTitle(
  { season, showAll }: SeasonFilter<NewsSeason>,
  fallback: NewsSeason,
): string {
  if (showAll) return "All News · Rival Ultimate";
  return season === fallback ? pageTitle : `${season.name} · News`;
}
