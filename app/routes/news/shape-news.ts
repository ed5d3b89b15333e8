import type { Content } from "#app/content/content.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { newestSeasonFirst } from "#app/domain/seasons/season-order.ts";
import { shapeStory, type Story } from "#app/page/story/story.ts";
import type { NewsContent, NewsSeason } from "./news.ts";

/** Every story of the record, newest first. */
export function shapeStories({ news }: Pick<Content, "news">): Story[] {
  return newestFirst(news, ({ date }) => date).map(shapeStory);
}

/** The part of the content that the page is made from. */
export interface NewsSource extends Pick<Content, "news" | "rosters"> {
  readonly site: Pick<Content["site"], "defaultRoster" | "photos" | "teamName">;
}

/**
 * The news page in its default state.
 *
 * @param postersOf address of the sheet of posters of a roster, or of all seasons for "all"
 */
export function shapeNews(content: NewsSource, postersOf: (roster: string) => string): NewsContent {
  const seasons = newestSeasonFirst(content.rosters).map(
    ({ id, year, displayName }): NewsSeason => ({
      id,
      name: displayName,
      year,
      posters: postersOf(id),
    }),
  );
  const fallback = seasons.find(({ id }) => id === content.site.defaultRoster);
  if (fallback === undefined) {
    throw new Error(
      `defaultRoster in site.yml names "${content.site.defaultRoster}": no such season.`,
    );
  }
  return {
    seasons,
    fallback,
    allPosters: postersOf("all"),
    stories: shapeStories(content),
  };
}
