import type { Content } from "#app/content/content.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { shapeStory, type Story } from "#app/entities/story/story.ts";

/** Every story of the record, newest first. */
export function shapeStories({ news }: Pick<Content, "news">): Story[] {
  return newestFirst(news, ({ date }) => date).map(shapeStory);
}

/** The content that the page is made from. */
export interface NewsSource extends Pick<Content, "news" | "rosters"> {
  readonly site: Pick<Content["site"], "defaultRoster" | "photos" | "teamName">;
}

/**
 * Data of the news page, without its empty state.
 *
 * @param postersOf URL of the sheet of posters of a roster, or of all seasons for "all"
 */
export function shapeNews(content: NewsSource, postersOf: (roster: string) => string) {
  const seasons = newestSeasonFirst(content.rosters).map(({ id, year, displayName }) => ({
    id,
    name: displayName,
    year,
    /** URL of the sheet with its posters. */
    posters: postersOf(id),
  }));
  const fallback = seasons.find(({ id }) => id === content.site.defaultRoster);
  if (fallback === undefined) {
    throw new Error(
      `defaultRoster in site.yml names "${content.site.defaultRoster}": no such season.`,
    );
  }
  return {
    seasons,
    /** The default season. */
    fallback,
    allPosters: postersOf("all"),
    stories: shapeStories(content),
  };
}

/** Data of the news page, without its empty state. */
export type NewsContent = ReturnType<typeof shapeNews>;

export type NewsSeason = NewsContent["fallback"];
