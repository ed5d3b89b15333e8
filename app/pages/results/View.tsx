import { memo, useDeferredValue, useMemo } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { ALL_SEASONS, type SeasonFilter } from "#app/domain/seasons.ts";
import { selectedTournament } from "#app/domain/tournaments.ts";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { usePhone, useWide } from "#app/ui/hooks/use-phone.ts";
import { classes } from "#app/lib/classes.ts";
import { wholeCalendar } from "#app/routes/calendar-paths.ts";
import { FollowLinks } from "#app/pages/shared/FollowLinks.tsx";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { useSite } from "#app/routes/site.ts";
import { type SiteTitle, titleWith } from "#app/routes/titles.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { paths, pageLabels } from "#app/routes/paths.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/results.ts";
import { type ListedTournament, listTournaments } from "./listed-tournament.ts";
import type { ResultsRecord, SeasonHead } from "./shape-results.ts";
import { TournamentPanel } from "./TournamentPanel.tsx";
import { TournamentList } from "./TournamentList.tsx";
import { type Filter, useFilter } from "./use-filter.ts";
import styles from "./ResultsPage.module.css";
import panelStyles from "./TournamentPanel.module.css";

/** Links to further records, below the list. `year` is that of the selected season, if any. */
function FurtherRecords({ year }: { year: number | undefined }) {
  const { records, opponents } = usePaths();
  return (
    <nav className={`onScreens cluster ${styles.further}`} aria-label={words.moreOfTheRecord}>
      {year === undefined ? undefined : (
        <Link href={paths.season({ year })} className="linedLink">
          {seasonFacts.seasonName(year)}
        </Link>
      )}
      {records === undefined ? undefined : (
        <Link href={records()} className="linedLink">
          {seasonFacts.allTimeRecords}
        </Link>
      )}
      {opponents === undefined ? undefined : (
        <Link href={opponents()} className="linedLink">
          {words.allOpponents}
        </Link>
      )}
    </nav>
  );
}

/** Distance in px that the column's top has scrolled past the panel's start. */
function scrolledPast(column: Element, panel: Element): number {
  const top = Number.parseFloat(getComputedStyle(panel).scrollMarginBlockStart);
  return Math.max(0, top - column.getBoundingClientRect().top);
}

/**
 * Positions a new panel in its column; use as a ref of the column. The panel scrolls with the page
 * until its end shows, so a tall panel selected from far down the list would open with its top out
 * of sight. `--from` on the column is the distance scrolled, so that the panel starts just below
 * the header. Scrolling up reduces it, so that no gap appears above the panel.
 */
function placePanel(column: HTMLElement | null): (() => void) | undefined {
  const panel = column?.firstElementChild;
  if (column === null || !panel) return undefined;
  let from = Number.POSITIVE_INFINITY;
  const lower = () => {
    const now = scrolledPast(column, panel);
    if (now >= from) return;
    from = now;
    column.style.setProperty("--from", `${from}px`);
  };
  lower();
  addEventListener("scroll", lower, { passive: true });
  return () => {
    removeEventListener("scroll", lower);
  };
}

/**
 * Document title: "National Championships 2016 · Results", "Côte Sauvage 2016 · Results".
 *
 * @param named the tournament named in the URL and shown on the page
 */
export function resultsTitle(
  site: SiteTitle,
  defaultSeason: string,
  { season, showsAll }: SeasonFilter<Pick<SeasonHead, "id" | "name">>,
  named: Pick<ListedTournament, "name" | "year"> | undefined,
): string {
  if (named !== undefined) return words.resultsOfTournament(named.name, named.year);
  return showsAll || season.id === defaultSeason
    ? titleWith(site, pageLabels.results)
    : words.resultsTitle(season.name);
}

// Most keystrokes in the search do not change the selected tournament.
const Panel = memo(TournamentPanel);
const head = (
  <div className="onScreens">
    <PageHead title={pageLabels.results} />
  </div>
);

interface ColumnsProps {
  record: ResultsRecord;
  filter: Filter;
  selected: ListedTournament | undefined;
}

/** The list with the selected tournament beside it; phones show only the list. */
function Columns({ record, filter, selected }: ColumnsProps) {
  const { found, isSearch } = filter.search;
  const phone = usePhone();
  // Until the page is known to be wide, games are also below their card.
  const wide = useWide();
  // On phones, the first result's scores would hide the others from a visitor who compares results.
  // They close and open after the response to the keystroke, which would otherwise take twice as
  // long.
  const isCompared = useDeferredValue(isSearch && found.length > 1 && selected !== filter.named);
  return (
    <div className={styles.columns} hidden={found.length === 0}>
      {phone || selected === undefined ? undefined : (
        <div
          key={selected.id}
          ref={placePanel}
          // On wide pages the games are only in the panel, so print, although narrow as a phone,
          // includes it.
          className={classes(panelStyles.side, !wide && "notOnPhones")}
        >
          <ErrorBoundary what={words.theTournament}>
            <Panel tournament={selected} />
          </ErrorBoundary>
        </div>
      )}
      <div>
        <ErrorBoundary what={words.theListOfTournaments}>
          <TournamentList
            tournaments={filter.selectedTournaments}
            found={found}
            seasons={record.seasons}
            isGrouped={!isSearch}
            selected={selected?.id}
            isNamed={selected !== undefined && selected === filter.named}
            isClosed={filter.allClosed || isCompared}
            getAddress={filter.getAddress}
            onClose={filter.closeAll}
          />
        </ErrorBoundary>
        <FurtherRecords year={filter.showsAll ? undefined : filter.season.year} />
        <FollowLinks calendar={wholeCalendar} />
      </div>
    </div>
  );
}

/**
 * The selected tournament, for screen readers: "Shown: Fog Bowl 2025, 3 wins, 1 loss, 3rd place".
 */
function shownInWords({ name, year, words: record, place }: ListedTournament): string {
  const finish = place === undefined ? [] : eventFacts.finishingPlace(place);
  return words.shownTournament(name, year, [record ?? [], finish].flat());
}

/** Links to pages that work without scripts. */
function listScriptFreeLinks({ seasons }: ResultsRecord) {
  return seasons.map(({ year }) => ({ href: paths.season({ year }), label: String(year) }));
}

/** The tournaments of one season or all seasons, with the scores of one tournament. */
export function View({ data: { record } }: { data: { record: ResultsRecord } }) {
  const all = useMemo(() => listTournaments(record), [record]);
  const filter = useFilter(record, all);
  const { search, season, showsAll, named } = filter;
  const { found, isSearch } = search;
  const selected = selectedTournament(found, named?.id);
  const site = useSite();
  useDocumentTitle(
    resultsTitle(site, record.defaultSeason, filter, selected === named ? named : undefined),
  );
  const showEverything = () => {
    filter.choose(ALL_SEASONS);
    search.field.current?.focus();
  };
  return (
    <>
      {head}
      <div className={`wrap ${styles.page}`} data-from-query>
        <PaperHead
          title={words.resultsOnPaper(site.teamName)}
          note={showsAll ? seasonFacts.allSeasons : season.name}
          address={paths.results()}
        />
        <FilterBar
          label={words.filterTheResults}
          search={{ label: words.searchWhat, hint: words.whatIsSearched, ...search }}
          select={{
            label: seasonFacts.season,
            value: showsAll ? ALL_SEASONS : season.id,
            options: [
              { value: ALL_SEASONS, label: words.allResults },
              ...record.seasons.map(({ id, name }) => ({ value: id, label: name })),
            ],
            onChange: filter.choose,
          }}
          count={counts.tournaments(found.length)}
          notice={filter.notice}
          elsewhere={{ count: search.elsewhere, href: filter.allSeasonsHref }}
        />
        <WithoutScripts shown={season.name} links={listScriptFreeLinks(record)} />
        <p className="sr" role="status">
          {selected === undefined || selected !== named || filter.allClosed
            ? ""
            : shownInWords(selected)}
        </p>
        <EmptyState
          isShown={found.length === 0}
          art={{ sheet: record.empty, id: "tree", viewBox: "0 0 520 400" }}
          action={isSearch ? "Clear search" : words.allResults}
          onAction={isSearch ? search.clear : showEverything}
        />
        <Columns {...{ record, filter, selected }} />
      </div>
    </>
  );
}
