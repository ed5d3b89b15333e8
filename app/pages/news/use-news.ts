import { useMemo } from "react";
import { getYear } from "#app/domain/dates/day.ts";
import { makeTitleHaystack } from "#app/domain/search.ts";
import { changesForChoice, seasonFilter } from "#app/domain/seasons.ts";
import { itemAt } from "#app/lib/list.ts";
import { scrollToTop } from "#app/lib/to-top.ts";
import { useListSearch } from "#app/pages/shared/use-list-search.ts";
import type { NewsItem } from "#app/record/record.ts";
import { useDocumentTitle } from "#app/routes/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import type { PictureRow } from "./PhotoRow.tsx";

interface NewsSeason {
  id: string;
  /** "Côte Sauvage 2022" */
  name: string;
  year: number;
  pictures: PictureRow;
}

export interface NewsProps {
  /** Newest first. */
  seasons: readonly NewsSeason[];
  defaultSeasonId: string;
  /** Of all seasons. */
  allPictures: PictureRow;
  stories: readonly NewsItem[];
  /** Sheet of the picture of the empty state. */
  treeSheet: string;
}

/** The season that the address selects, or all seasons, and the stories of it that the search finds. */
export function useNews({ seasons, defaultSeasonId, stories }: NewsProps) {
  const { read, change } = useQuery();
  const defaultSeason = itemAt(
    seasons,
    seasons.findIndex(({ id }) => id === defaultSeasonId),
  );
  const filter = seasonFilter(seasons, defaultSeason, read);
  const { season, showsAll } = filter;
  const isOtherSeason = !showsAll && season !== defaultSeason;
  const listTitle = showsAll ? "All News" : "News";
  useDocumentTitle(isOtherSeason ? season.name : listTitle, isOtherSeason ? "News" : undefined);
  const searchable = useMemo(
    () => stories.map((story) => ({ ...story, haystack: makeTitleHaystack(story.title) })),
    [stories],
  );
  const inSeason = useMemo(
    () => searchable.filter(({ date }) => showsAll || getYear(date) === season.year),
    [searchable, showsAll, season.year],
  );
  return {
    ...filter,
    search: useListSearch(searchable, inSeason, "as typed"),
    /** Shows a season, by its id, or all. */
    choose: (choice: string) => {
      change(changesForChoice(choice, defaultSeasonId));
      scrollToTop();
    },
  };
}
