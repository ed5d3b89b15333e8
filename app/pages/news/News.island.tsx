import { useMemo } from "react";
import { getYear } from "#app/domain/dates/day.ts";
import { makeTitleHaystack } from "#app/domain/search.ts";
import { ALL_SEASONS, changesForChoice, notInRecord, seasonFilter } from "#app/domain/seasons.ts";
import { StoryCard } from "#app/entities/story/StoryCard.tsx";
import { itemAt } from "#app/lib/item-at.ts";
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
import * as counts from "#words/grammar/counts.ts";
import { PhotoRow, type PictureRow } from "./PhotoRow.tsx";
import styles from "./News.module.css";

interface NewsSeason {
  id: string;
  /** "Côte Sauvage 2022" */
  name: string;
  year: number;
  row: PictureRow;
}

interface NewsProps {
  /** Newest first. */
  seasons: readonly NewsSeason[];
  defaultSeason: string;
  /** The pictures of all seasons. */
  row: PictureRow;
  /** Newest first. */
  stories: readonly NewsItem[];
  /** Sheet of the picture of the empty state. */
  empty: string;
}

/** The season that the address selects, or all seasons. */
function useSeasonFilter({ seasons, defaultSeason }: NewsProps) {
  const { read, change } = useQuery();
  const fallback = seasons.find(({ id }) => id === defaultSeason) ?? itemAt(seasons, 0);
  const filter = seasonFilter(seasons, fallback, read);
  const { season, showsAll } = filter;
  const { name } = useSite();
  const title = showsAll ? `All News · ${name}` : `${season.name} · News`;
  useDocumentTitle(!showsAll && season === fallback ? `News · ${name}` : title);
  const choose = (value: string) => {
    change(changesForChoice(value, fallback.id));
    scrollToTop();
  };
  return { ...filter, choose };
}

/** The stories of a season or of all seasons, newest first, with a search and a row of pictures. */
export function News(props: NewsProps) {
  const { seasons, stories } = props;
  const { season, showsAll, isUnknown, choose } = useSeasonFilter(props);
  const chosen = useSeasonInAddress();
  const searchable = useMemo(
    () => stories.map((story) => ({ ...story, haystack: makeTitleHaystack(story.title) })),
    [stories],
  );
  const ofSeason = useMemo(
    () => searchable.filter(({ date }) => showsAll || getYear(date) === season.year),
    [searchable, showsAll, season.year],
  );
  const search = useListSearch(searchable, ofSeason, "text");
  const { found, isSearch } = search;
  return (
    <div className="wrap" data-from-query>
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
          href: paths.news({ season: chosen, show: ALL_SEASONS, q: search.text }),
        }}
      />
      <WithoutScripts
        shown={season.name}
        links={[{ href: paths.seasons(), label: pageLabels.seasons }]}
      />
      <EmptyState
        isShown={found.length === 0}
        art={{ sheet: props.empty, id: "tree", viewBox: "0 0 520 400" }}
        action={isSearch ? "Clear search" : "Show All News"}
        onAction={() => {
          if (isSearch) search.clear();
          else choose(ALL_SEASONS);
          search.field.current?.focus();
        }}
      />
      <section className={styles.news} aria-labelledby="breaking-news" hidden={found.length === 0}>
        <Heading id="breaking-news" title="Breaking News" />
        <List as="ol" className={styles.list}>
          {found.map((story) => (
            <StoryCard key={story.link + story.title} story={story} />
          ))}
        </List>
      </section>
      <PhotoRow
        row={showsAll ? props.row : season.row}
        of={showsAll ? "all seasons" : season.name}
      />
    </div>
  );
}
