import { useDeferredValue } from "react";
import { useQuery } from "#app/hooks/use-query.ts";
import { useTypedQuery } from "#app/hooks/use-typed-query.ts";
import { plural } from "#app/lib/text/plural.ts";
import { useSeasonInAddress } from "#app/season/selected-season.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import type { LoadArchive, NewsContent } from "./news.ts";
import { ALL, choiceOf, newsFilter } from "./news-filter.ts";
import { NewsPanel } from "./NewsPanel.tsx";
import { useArchive } from "./use-archive.ts";
import { useListedStories } from "./use-listed-stories.ts";
import styles from "./News.module.css";

const none: never[] = [];

interface NewsProps extends NewsContent {
  loadArchive: LoadArchive;
  /** Address of the picture of the empty state. */
  empty: string;
}

/** The news of a season, or of all: search and choice, seven posters, Breaking News. */
export function News(props: NewsProps) {
  const { seasons, fallback, stories, allPosters, loadArchive, empty } = props;
  useSeasonInAddress();
  const { read, change } = useQuery();
  const { text, type, settle } = useTypedQuery("q");
  const query = useDeferredValue(text);
  const filter = newsFilter({ seasons, fallback }, read);
  const { season, showAll, isUnknown } = filter;
  const needsArchive = showAll || season !== fallback;
  const archive = useArchive(loadArchive, needsArchive);
  const known = needsArchive ? archive : stories;
  const isHere = known !== undefined && !(known instanceof Error);
  const listed = useListedStories(isHere ? known : none, filter, query);
  // A failure shows where the archive is needed.
  const prepare = () => void loadArchive().catch(() => undefined);
  const search = (typed: string) => {
    type(typed);
    window.scrollTo(0, 0);
  };
  const choose = (value: string) => {
    change(choiceOf(value, { seasons, fallback }));
    window.scrollTo(0, 0);
  };
  return (
    <>
      <PageHead title="News" phoneCap={0.36} flight="falling" />
      {/* Whoever reaches for the filter may soon want the other seasons. */}
      <div className="wrap" onPointerEnter={prepare} onFocus={prepare}>
        <FilterBar
          label="Filter the news"
          search={{ label: "Search headlines", value: text, onChange: search, onSettle: settle }}
          select={{
            label: "Season",
            value: showAll ? ALL : season.id,
            options: [
              { value: ALL, label: "All News" },
              ...seasons.map(({ id, name }) => ({ value: id, label: name })),
            ],
            onChange: choose,
          }}
          count={isHere ? plural(listed.length, "story", "stories") : ""}
        />
        <p className={isUnknown ? styles.notice : "sr"} role="status">
          {isUnknown ? `That season is not in the record. This is ${season.name}.` : ""}
        </p>
      </div>
      <ErrorBoundary key={showAll ? ALL : season.id} what="The news">
        <NewsPanel
          {...{ known, listed, filter, allPosters, empty }}
          isSearch={query.trim() !== ""}
          onClear={() => search("")}
          onAll={() => choose(ALL)}
        />
      </ErrorBoundary>
    </>
  );
}
