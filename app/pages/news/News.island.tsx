import { useMemo } from "react";
import { getYear } from "#app/domain/dates/day.ts";
import { makeTitleHaystack } from "#app/domain/search.ts";
import { ALL_SEASONS, changesForChoice, notInRecord, seasonFilter } from "#app/domain/seasons.ts";
import { StoryCard } from "#app/entities/story/StoryCard.tsx";
import { itemAt } from "#app/lib/list.ts";
import { scrollToTop } from "#app/lib/to-top.ts";
import { useListSearch } from "#app/pages/shared/use-list-search.ts";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import type { NewsItem } from "#app/record/record.ts";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { useSeasonInAddress } from "#app/routes/selected-season.ts";
import { useSite } from "#app/routes/site.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import { PhotoRow, type PictureRow } from "./PhotoRow.tsx";
import styles from "./News.module.css";

interface NewsSeason {
  id: string;
  /** "Côte Sauvage 2022" */
  name: string;
  year: number;
  pictures: PictureRow;
}

interface NewsProps {
  /** Newest first. */
  seasons: readonly NewsSeason[];
  defaultSeasonId: string;
  /** Of all seasons. */
  allPictures: PictureRow;
  /** Newest first. */
  stories: readonly NewsItem[];
  /** Sheet of the picture of the empty state. */
  treeSheet: string;
}

/** The season that the address selects, or all seasons. */
function useSeasonFilter({ seasons, defaultSeasonId }: NewsProps) {
  const { read, change } = useQuery();
  const defaultSeason = itemAt(
    seasons,
    seasons.findIndex(({ id }) => id === defaultSeasonId),
  );
  const filter = seasonFilter(seasons, defaultSeason, read);
  const { season, showsAll } = filter;
  const { name } = useSite();
  const seasonTitle = season === defaultSeason ? `News · ${name}` : `${season.name} · News`;
  useDocumentTitle(showsAll ? `All News · ${name}` : seasonTitle);
  const choose = (value: string) => {
    change(changesForChoice(value, defaultSeasonId));
    scrollToTop();
  };
  return { ...filter, choose };
}

/** The stories of a season or of all seasons, newest first, with a search and a row of pictures. */
export function News(props: NewsProps) {
  const { seasons, stories } = props;
  const { season, showsAll, isUnknown, choose } = useSeasonFilter(props);
  const seasonInAddress = useSeasonInAddress();
  const searchable = useMemo(
    () => stories.map((story) => ({ ...story, haystack: makeTitleHaystack(story.title) })),
    [stories],
  );
  const inSeason = useMemo(
    () => searchable.filter(({ date }) => showsAll || getYear(date) === season.year),
    [searchable, showsAll, season.year],
  );
  const search = useListSearch(searchable, inSeason, "as typed");
  const { found, isSearch } = search;
  return (
    <div className="wrap" data-depends-on-query>
      <FilterBar
        label="Filter the news"
        search={{ label: "Search headlines", ...search }}
        select={{
          label: "Season",
          value: showsAll ? ALL_SEASONS : season.id,
          options: [
            { value: ALL_SEASONS, label: "All News" },
            ...seasons.map(({ id, name }) => ({ value: id, label: name })),
          ],
          onChange: choose,
        }}
        count={counts.stories(found.length)}
        notice={isUnknown ? notInRecord(season) : undefined}
        elsewhere={{
          count: search.elsewhere,
          href: paths.news({ season: seasonInAddress, show: ALL_SEASONS, q: search.text }),
        }}
      />
      <WithoutScripts
        shownView={season.name}
        links={[{ href: paths.seasons(), label: pageLabels.seasons }]}
      />
      <EmptyState
        isShown={found.length === 0}
        art={{ sheet: props.treeSheet, id: "tree", viewBox: "0 0 520 400" }}
        action={isSearch ? "Clear search" : "Show All News"}
        onAction={() => {
          if (isSearch) search.clear();
          else choose(ALL_SEASONS);
          search.field.current?.focus();
        }}
      />
      <section className="section" aria-labelledby="breaking-news" hidden={found.length === 0}>
        <Heading id="breaking-news" title="Breaking News" />
        <List as="ol" className={styles.list}>
          {found.map((story) => (
            <StoryCard key={story.link + story.title} story={story} />
          ))}
        </List>
      </section>
      <PhotoRow
        row={showsAll ? props.allPictures : season.pictures}
        of={showsAll ? "all seasons" : season.name}
      />
    </div>
  );
}
