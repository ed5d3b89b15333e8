import { useMemo } from "react";
import { listedNews } from "#app/domain/news/listed.ts";
import { fold } from "#app/domain/search/fold.ts";
import type { SeasonFilter } from "#app/domain/seasons/season-filter.ts";
import type { Story } from "#app/page/story/story.ts";
import type { NewsSeason } from "./news.ts";

/** The stories that season and search let through; while typing, only the search runs again. */
export function useListedStories(
  stories: readonly Story[],
  { season: { year }, showAll }: SeasonFilter<NewsSeason>,
  query: string,
) {
  const searchable = useMemo(
    () => stories.map((story) => ({ ...story, haystack: fold(story.title) })),
    [stories],
  );
  const ofSeason = useMemo(
    () => listedNews(searchable, { year, showAll, query: "" }),
    [searchable, year, showAll],
  );
  const listed = useMemo(
    () => listedNews(ofSeason, { year, showAll: true, query }),
    [ofSeason, year, query],
  );
  const isElsewhere = useMemo(
    () => listed.length === 0 && listedNews(searchable, { year, showAll: true, query }).length > 0,
    [searchable, listed, year, query],
  );
  return { ofSeason, listed, isElsewhere };
}
