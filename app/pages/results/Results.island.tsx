import { useRef } from "react";
import { recordWords } from "#app/domain/records.ts";
import { ALL_SEASONS } from "#app/domain/seasons.ts";
import { selectedTournament } from "#app/domain/tournaments.ts";
import { classes } from "#app/lib/classes.ts";
import { FollowLinks } from "#app/pages/shared/FollowLinks.tsx";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { wholeCalendar } from "#app/routes/output-paths.ts";
import { paths } from "#app/routes/paths.ts";
import { usePaths, useSite } from "#app/routes/site.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import type { ListedTournament, ResultsProps } from "./shape-results.ts";
import { TournamentList } from "./TournamentList.tsx";
import { TournamentPanel } from "./TournamentPanel.tsx";
import { useFilter } from "./use-filter.ts";
import styles from "./Results.module.css";

const ALL_RESULTS = "All Results";

/** Ways from the list to more of the record; `year` is that of the selected season, if any. */
function MoreOfTheRecord({ year }: { year: number | undefined }) {
  const { records, opponents } = usePaths();
  return (
    <nav className={`onScreens cluster xs muted ${styles.more}`} aria-label="More of the record">
      {year !== undefined && <Link href={paths.season({ year })}>{words.seasonName(year)}</Link>}
      {records && <Link href={records()}>{words.allTimeRecords}</Link>}
      {opponents && <Link href={opponents()}>All opponents</Link>}
      <FollowLinks calendar={wholeCalendar} />
    </nav>
  );
}

/** "Fog Bowl 2025, 3 wins, 1 loss, 3rd place" */
function describeTournament({ name, year, record, place }: ListedTournament): string {
  const finish = place && words.finishingPlace(place);
  return [`${name} ${year}`, record && recordWords(record), finish]
    .filter((part) => part !== undefined)
    .join(", ");
}

/** The tournaments of one season or all, and where there is room, one of them beside the list. */
export function Results(results: ResultsProps) {
  const { seasons, defaultSeason, sheets, treeSheet } = results;
  const { search, season, showsAll, named, notice, isWaiting, ...filter } = useFilter(results);
  const { found, isSearch } = search;
  const isEmpty = found.length === 0 && !isWaiting;
  const selected = selectedTournament(found, named?.id);
  const side = useRef<HTMLDivElement>(null);
  const { name, teamName } = useSite();
  const titledSeason = showsAll || season.id === defaultSeason ? undefined : season.name;
  const subject = selected && selected === named ? `${named.name} ${named.year}` : titledSeason;
  useDocumentTitle(subject === undefined ? `Results · ${name}` : `${subject} · Results`);
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
        isShown={isEmpty}
        art={{ sheet: treeSheet, id: "tree", viewBox: "0 0 520 400" }}
        action={isSearch ? "Clear search" : ALL_RESULTS}
        onAction={() => {
          if (isSearch) search.clear();
          else filter.choose(ALL_SEASONS);
          search.field.current?.focus();
        }}
      />
      <div
        className={classes("columns", styles.columns, isWaiting && "arriving")}
        hidden={isEmpty}
        aria-busy={isWaiting}
      >
        <div ref={side} className={styles.side}>
          {selected && (
            <TournamentPanel tournament={selected} panelSheet={sheets[selected.year]?.scores} />
          )}
        </div>
        <div>
          <TournamentList
            {...{ results, found, isSearch, selected, named }}
            select={(id) => {
              filter.select(id);
              // At the end of the list, the panel's heading may be above the window.
              requestAnimationFrame(() => {
                side.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
              });
            }}
          />
          <MoreOfTheRecord year={showsAll ? undefined : season.year} />
        </div>
      </div>
    </div>
  );
}
