import { useRef } from "react";
import { notInRecord } from "#app/domain/seasons/resolve-season.ts";
import { afterChoice, ALL, seasonFilter } from "#app/domain/seasons/season-filter.ts";
import { useDocumentTitle } from "#app/hooks/use-document-title.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { useTypedQuery } from "#app/hooks/use-typed-query.ts";
import { toTop } from "#app/lib/to-top.ts";
import { FollowLinks } from "#app/page/FollowLinks.tsx";
import { useSeasonInAddress } from "#app/page/selected-season.ts";
import { useSite } from "#app/page/site.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/news.ts";
import { pageLabels } from "#words/page-labels.ts";
import * as seasonFacts from "#words/facts/season.ts";
import type { NewsContent } from "./news.ts";
import { newsTitle } from "./news-title.ts";
import { NewsPanel } from "./NewsPanel.tsx";
import { useListedStories } from "./use-listed-stories.ts";
import styles from "./News.module.css";

const head = <PageHead title={pageLabels.news} phoneCap={0.36} flight="falling" />;

interface NewsProps extends NewsContent {
  /** Address of the picture of the empty state. */
  empty: string;
}

/** The news of a season, or of all: search and choice, seven posters, Breaking News. */
export function News(props: NewsProps) {
  const { seasons, fallback, stories, allPosters, empty } = props;
  useSeasonInAddress();
  const { read, change } = useQuery();
  const { text, type, settle } = useTypedQuery("q");
  const field = useRef<HTMLInputElement>(null);
  const filter = seasonFilter(seasons, fallback, read);
  const { season, showAll, isUnknown } = filter;
  useDocumentTitle(newsTitle(useSite(), filter, fallback));
  const { ofSeason, listed, isElsewhere } = useListedStories(stories, filter, text);
  const isSearch = text.trim() !== "";
  const search = (typed: string) => {
    type(typed);
    toTop();
  };
  const choose = (value: string) => {
    change(afterChoice(value, fallback.id));
    toTop();
  };
  const showEverything = () => {
    choose(ALL);
    field.current?.focus();
  };
  const clear = () => {
    search("");
    field.current?.focus();
  };
  return (
    <>
      {head}
      <div className="wrap" data-from-query>
        <FilterBar
          label={words.filterTheNews}
          search={{
            label: words.searchHeadlines,
            value: text,
            onChange: search,
            onSettle: settle,
            field,
          }}
          select={{
            label: seasonFacts.season,
            value: showAll ? ALL : season.id,
            options: [
              { value: ALL, label: words.allNews },
              ...seasons.map(({ id, name }) => ({ value: id, label: name })),
            ],
            onChange: choose,
          }}
          count={counts.stories(listed.length)}
        />
        <p className={isUnknown ? styles.notice : "sr"} role="status">
          {isUnknown ? notInRecord(season) : ""}
        </p>
      </div>
      <ErrorBoundary key={showAll ? ALL : season.id} what={words.theNews}>
        <NewsPanel
          stories={ofSeason}
          listed={listed}
          posters={showAll ? allPosters : season.posters}
          grid={showAll ? "all" : String(season.year)}
          of={showAll ? words.allSeasons : season.name}
          empty={empty}
          isSearch={isSearch}
          startOver={isSearch ? clear : showEverything}
          searchAll={isSearch && isElsewhere ? showEverything : undefined}
        />
      </ErrorBoundary>
      <div className="wrap">
        <FollowLinks feed="news" />
      </div>
    </>
  );
}
