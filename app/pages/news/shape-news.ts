import { newestSeasonFirst } from "#app/domain/seasons.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { shapeStories } from "#app/entities/story/shape.ts";

/** The part of the record that the page is made from. */
export type NewsRecord = Pick<ClubRecord, "news" | "seasons" | "defaultSeason">;

/**
 * Data of the news page, without its empty state.
 *
 * @param postersOf URL of the sheet of posters of a season, or of all seasons for "all"
 */
export function shapeNews(record: NewsRecord, postersOf: (season: string) => string) {
  const shapeSeason = ({ id, year, displayName }: NewsRecord["defaultSeason"]) => ({
    id: String(id),
    name: displayName,
    year,
    /** URL of the sheet with its posters. */
    posters: postersOf(id),
  });
  const seasons = newestSeasonFirst(record.seasons).map(shapeSeason);
  return {
    seasons,
    fallback:
      seasons.find(({ id }) => id === record.defaultSeason.id) ?? shapeSeason(record.defaultSeason),
    allPosters: postersOf("all"),
    stories: shapeStories(record.news),
  };
}

/** Data of the news page, without its empty state. */
export type NewsContent = ReturnType<typeof shapeNews>;

export type NewsSeason = NewsContent["fallback"];
