import { useMemo } from "react";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { StoryCard } from "#app/entities/story/StoryCard.tsx";
import type { Story } from "#app/entities/story/shape.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { getYear } from "#app/domain/dates/day.ts";
import { makeTitleHaystack } from "#app/domain/search.ts";
import {
  changesForChoice,
  ALL_SEASONS,
  notInRecord,
  seasonFilter,
  type SeasonFilter,
} from "#app/domain/seasons.ts";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { scrollToTop } from "#app/lib/to-top.ts";
import { useSeasonInAddress } from "#app/routes/selected-season.ts";
import { useSite } from "#app/routes/site.ts";
import { findFoldedYears } from "#app/pages/shared/folded-years.ts";
import { useListSearch } from "#app/pages/shared/use-list-search.ts";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { type SiteTitle, titleWith } from "#app/routes/titles.ts";
import { groupBy } from "#app/lib/list.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/pages/news.ts";
import * as counts from "#words/grammar/counts.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { PhotoGrid } from "./PhotoGrid.tsx";
import type { NewsContent, NewsGrid, NewsSeason } from "./shape-news.ts";
import styles from "./News.module.css";

interface NewsListProps {
  /** All stories of the selected season or seasons. */
  stories: readonly Story[];
  /** Stories that match the search. */
  found: readonly Story[];
  isSearch: boolean;
}

/** Breaking News, newest first; earlier years of a long list are folded. */
function NewsList({ stories, found, isSearch }: NewsListProps) {
  const shown = new Set(found);
  const folded = useMemo(
    () => findFoldedYears(stories.map(({ date }) => ({ year: getYear(date) }))),
    [stories],
  );
  const isFolded = ({ date }: Story) => folded.has(getYear(date));
  const makeList = (list: readonly Story[]) => (
    <List as="ol" className={styles.list}>
      {list.map((story) => (
        <StoryCard key={story.link + story.title} story={story} isShown={shown.has(story)} />
      ))}
    </List>
  );
  return (
    <section className={`wrap ${styles.news}`} aria-labelledby="breaking-news">
      <Heading id="breaking-news" title={words.breakingNews} />
      {makeList(stories.filter((story) => !isFolded(story)))}
      {Array.from(
        groupBy(stories.filter(isFolded), ({ date }) => getYear(date)),
        ([year, list]) => (
          <div key={year} hidden={!list.some((story) => shown.has(story))}>
            <Fold label={words.storiesInYear(year, list.length)} open={isSearch}>
              {makeList(list)}
            </Fold>
          </div>
        ),
      )}
    </section>
  );
}

interface NewsPanelProps {
  /** All stories of the selected season or seasons. */
  stories: readonly Story[];
  /** Stories that match the search. */
  listed: readonly Story[];
  grid: NewsGrid;
  /** "Côte Sauvage 2022", "all seasons" */
  of: string;
  /** URL of the picture of the empty state. */
  empty: string;
  isSearch: boolean;
  /** Clears the search, or shows all news. */
  startOver: () => void;
}

/** The stories, then the pictures. */
function NewsPanel(props: NewsPanelProps) {
  const { stories, listed, grid, of, empty, isSearch, startOver } = props;
  const isEmpty = listed.length === 0;
  return (
    <div data-from-query>
      <div className="wrap">
        <EmptyState
          isShown={isEmpty}
          art={{ sheet: empty, id: "tree", viewBox: "0 0 520 400" }}
          action={isSearch ? "Clear search" : words.showAllNews}
          onAction={startOver}
        />
      </div>
      <div hidden={isEmpty}>
        <NewsList stories={stories} found={listed} isSearch={isSearch} />
      </div>
      <PhotoGrid grid={grid} of={of} />
    </div>
  );
}

/** Document title: "Côte Sauvage 2019 · News". */
export function newsTitle(
  site: SiteTitle,
  { season, showsAll }: SeasonFilter<NewsSeason>,
  fallback: NewsSeason,
): string {
  if (showsAll) return titleWith(site, words.allNews);
  return season === fallback ? titleWith(site, pageLabels.news) : words.newsTitle(season.name);
}

const head = <PageHead title={pageLabels.news} />;

interface NewsProps extends NewsContent {
  /** URL of the picture of the empty state. */
  empty: string;
}

/** The news of a season or of all seasons, with a search and a photo grid. */
export function View({ data }: { data: NewsProps }) {
  const { seasons, fallback, stories, grid, empty } = data;
  const chosen = useSeasonInAddress();
  const { read, change } = useQuery();
  const filter = seasonFilter(seasons, fallback, read);
  const { season, showsAll, isUnknown } = filter;
  useDocumentTitle(newsTitle(useSite(), filter, fallback));
  const searchable = useMemo(
    () => stories.map((story) => ({ ...story, haystack: makeTitleHaystack(story.title) })),
    [stories],
  );
  const selectedStories = useMemo(
    () => (showsAll ? searchable : searchable.filter(({ date }) => getYear(date) === season.year)),
    [searchable, showsAll, season.year],
  );
  const search = useListSearch(searchable, selectedStories, "text");
  const { found, elsewhere, text, field, isSearch } = search;
  const choose = (value: string) => {
    change(changesForChoice(value, fallback.id));
    scrollToTop();
  };
  const showEverything = () => {
    choose(ALL_SEASONS);
    field.current?.focus();
  };
  return (
    <>
      {head}
      <div className="wrap" data-from-query>
        <FilterBar
          label={words.filterTheNews}
          search={{ label: words.searchHeadlines, ...search }}
          select={{
            label: seasonFacts.season,
            value: showsAll ? ALL_SEASONS : season.id,
            options: [
              { value: ALL_SEASONS, label: words.allNews },
              ...seasons.map(({ id, name }) => ({ value: id, label: name })),
            ],
            onChange: choose,
          }}
          count={counts.stories(found.length)}
          notice={isUnknown ? notInRecord(season) : undefined}
          elsewhere={{
            count: elsewhere,
            href: paths.news({ season: chosen, show: ALL_SEASONS, q: text }),
          }}
        />
        <WithoutScripts
          shown={season.name}
          links={[{ href: paths.seasons(), label: pageLabels.seasons }]}
        />
      </div>
      <ErrorBoundary view={showsAll ? ALL_SEASONS : season.id} what={words.theNews}>
        <NewsPanel
          stories={selectedStories}
          listed={found}
          grid={showsAll ? grid : season.grid}
          of={showsAll ? words.allSeasons : season.name}
          empty={empty}
          isSearch={isSearch}
          startOver={isSearch ? search.clear : showEverything}
        />
      </ErrorBoundary>
    </>
  );
}
