import { ALL_SEASONS, notInRecord } from "#app/domain/seasons.ts";
import { StoryList } from "#app/entities/story/StoryList.tsx";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { useSeasonInAddress } from "#app/routes/selected-season.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as counts from "#words/counts.ts";
import { PhotoRow } from "./PhotoRow.tsx";
import { type NewsProps, useNews } from "./use-news.ts";

/** The stories of a season or of all seasons, newest first, with a search and a row of pictures. */
export function News(props: NewsProps) {
  const { seasons, allPictures, treeSheet } = props;
  const { season, showsAll, isUnknown, choose, search } = useNews(props);
  const seasonInAddress = useSeasonInAddress();
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
        treeSheet={treeSheet}
        action={isSearch ? "Clear search" : "Show All News"}
        onAction={() => {
          if (isSearch) search.clear();
          else choose(ALL_SEASONS);
          search.field.current?.focus();
        }}
      />
      <section className="section" aria-labelledby="breaking-news" hidden={found.length === 0}>
        <Heading id="breaking-news" title="Breaking News" />
        <StoryList stories={found} />
      </section>
      <PhotoRow
        row={showsAll ? allPictures : season.pictures}
        of={showsAll ? "all seasons" : season.name}
      />
    </div>
  );
}
