import { recordWords } from "#app/domain/records.ts";
import { ALL_SEASONS } from "#app/domain/seasons.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { useDocumentTitle } from "#app/routes/use-document-title.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import { FoundTournaments } from "./FoundTournaments.tsx";
import type { ListedTournament, ResultsProps } from "./shape-results.ts";
import { useFilter } from "./use-filter.ts";

const ALL_RESULTS = "All Results";

/** "Fog Bowl 2025, 3 wins, 1 loss, 3rd place" */
function describeTournament({ name, year, record, place }: ListedTournament): string {
  const finish = place && words.finishingPlace(place);
  return [`${name} ${year}`, record && recordWords(record), finish]
    .filter((part) => part !== undefined)
    .join(", ");
}

/** The tournaments of one season or all, with a search. */
export function Results(results: ResultsProps) {
  const { seasons, defaultSeason, treeSheet } = results;
  const { search, season, showsAll, named, selected, notice, isWaiting, ...filter } =
    useFilter(results);
  const { found, isSearch } = search;
  const { teamName } = useSite();
  const titledSeason = showsAll || season.id === defaultSeason ? undefined : season.name;
  const subject = selected && selected === named ? `${named.name} ${named.year}` : titledSeason;
  useDocumentTitle(subject ?? "Results", subject && "Results");
  return (
    <div className="wrap" data-depends-on-query>
      <PaperHead
        title={`${teamName}: results`}
        note={showsAll ? words.allSeasons : season.name}
        address={paths.results()}
      />
      <FilterBar
        label="Filter the results"
        search={{
          label: "Search tournaments, opponents, places or years",
          hint: "Tournaments, opponents, places, years",
          ...search,
        }}
        select={{
          label: words.season,
          value: showsAll ? ALL_SEASONS : season.id,
          options: [
            { value: ALL_SEASONS, label: ALL_RESULTS },
            ...seasons.map(({ id, name: label }) => ({ value: id, label })),
          ],
          onChange: filter.choose,
        }}
        count={isWaiting ? "" : counts.tournaments(found.length)}
        notice={notice}
        elsewhere={{ count: search.elsewhere, href: filter.allSeasonsHref }}
      />
      <WithoutScripts
        shownView={season.name}
        links={seasons.map(({ year }) => ({ href: paths.season({ year }), label: String(year) }))}
      />
      <p className="sr" role="status">
        {selected && selected === named && `Shown: ${describeTournament(selected)}`}
      </p>
      <EmptyState
        isShown={found.length === 0 && !isWaiting}
        treeSheet={treeSheet}
        action={isSearch ? "Clear search" : ALL_RESULTS}
        onAction={() => {
          if (isSearch) search.clear();
          else filter.choose(ALL_SEASONS);
          search.field.current?.focus();
        }}
      />
      <FoundTournaments
        {...{ results, found, isSearch, isWaiting, selected, named }}
        select={filter.select}
        year={showsAll ? undefined : season.year}
      />
    </div>
  );
}
