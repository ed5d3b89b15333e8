import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { groupByYear } from "#app/domain/tournaments.ts";
import { usePhone, useWide } from "#app/ui/hooks/use-phone.ts";
import { classes } from "#app/lib/classes.ts";
import { findFoldedYears } from "#app/pages/shared/folded-years.ts";
import { paths } from "#app/routes/paths.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/results.ts";
import type { ListedTournament } from "./listed-tournament.ts";
import type { SeasonHead } from "./shape-results.ts";
import { SelectableCard } from "./SelectableCard.tsx";
import styles from "./TournamentList.module.css";

interface YearHeadProps {
  year: number;
  /** The season of that year; undefined for a year without a team. */
  season: SeasonHead | undefined;
}

/** Heading of a year with its season's published record and a link to the season. */
function YearHead({ year, season }: YearHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className="num">
        {season === undefined ? year : <Link href={paths.season({ year })}>{year}</Link>}
      </h2>
      {season?.record === undefined ? undefined : (
        <p>
          <Spoken className="d4" text={season.record} words={season.words ?? ""} />
          {season.finish === undefined ? undefined : (
            <>
              <br />
              <span className="sm muted">{season.finish}</span>
            </>
          )}
        </p>
      )}
    </header>
  );
}

interface YearFoldProps {
  label: string;
  /** Whether it is open whatever was pressed: in a search, and if all years were opened. */
  isForced: boolean;
  /** Whether it contains the tournament that the URL names. */
  isNamed: boolean;
  children: ReactNode;
}

/** The cards of a closed year. Find in page and print open it. */
function YearFold({ label, isForced, isNamed, children }: YearFoldProps) {
  const [isOpen, setOpen] = useState(isNamed);
  const [wasNamed, setWasNamed] = useState(isNamed);
  if (isNamed !== wasNamed) {
    setWasNamed(isNamed);
    // It stays open when another card is named: closing it would move that card.
    if (isNamed) setOpen(true);
  }
  return (
    <Fold
      label={label}
      open={isOpen || isForced}
      onToggle={({ currentTarget }) => {
        if (!isForced) setOpen(currentTarget.open);
      }}
    >
      {children}
    </Fold>
  );
}

/**
 * Keeps a pressed card in place on phones when opening it closes another card above: scrolls by the
 * height that the list above lost.
 *
 * @param open changes with the open card
 * @returns callback for the pressed card; stable
 */
function useSteadyCard(open: string): (card: Element) => void {
  const pressed = useRef<{ card: Element; top: number; open: string }>(undefined);
  const now = useRef(open);
  useLayoutEffect(() => {
    now.current = open;
    if (pressed.current === undefined || pressed.current.open === open) return;
    const { card, top } = pressed.current;
    pressed.current = undefined;
    scrollBy({ top: card.getBoundingClientRect().top - top, behavior: "instant" });
  }, [open]);
  return useCallback((card) => {
    pressed.current = { card, top: card.getBoundingClientRect().top, open: now.current };
  }, []);
}

/**
 * Scrolls to the open card if it is below the viewport. Only on arrival: after Back and a reload
 * the browser restores the position, and a pressed card stays in place.
 */
function useArrivalAtCard(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation");
    const isArrival = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
    if (!isArrival || !isOpen) return;
    // After the browser, which scrolls to the top.
    requestAnimationFrame(() => {
      const card = list.current?.querySelector("[aria-expanded=true]");
      const isBelow = (card?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
      if (isBelow) card?.scrollIntoView({ behavior: "instant" });
    });
  }, [list, isOpen]);
}

interface TournamentListProps {
  /** All tournaments in the search. */
  tournaments: readonly ListedTournament[];
  /** Those that match. */
  found: readonly ListedTournament[];
  seasons: readonly SeasonHead[];
  /** Whether tournaments are grouped by year. */
  isGrouped: boolean;
  /** Id of the selected tournament; undefined without results. */
  selected: string | undefined;
  /** Whether the URL names the selected tournament. */
  isNamed: boolean;
  /** Whether phones show even the selected tournament closed. */
  isClosed: boolean;
  getAddress: (tournament: string) => string;
  onClose: () => void;
}

/** Cards and their URLs do not change while typing, so they need not rerender. */
const Card = memo(SelectableCard);
const Head = memo(YearHead);

/** Cards of the tournaments, newest first; grouped by year unless a search is active. */
export function TournamentList(props: TournamentListProps) {
  const { tournaments, found, seasons, isGrouped, selected, isNamed, isClosed } = props;
  const { getAddress, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const wide = useWide();
  const shown = new Set(found);
  const keepInPlace = useSteadyCard(`${selected} ${isClosed}`);
  useArrivalAtCard(list, phone && isNamed && !isClosed);
  const folded = useMemo(() => findFoldedYears(tournaments), [tournaments]);
  const [isAllOpen, setAllOpen] = useState(false);
  const renderCard = (tournament: ListedTournament, isShown: boolean) => {
    const isSelected = tournament.id === selected;
    return (
      <li
        key={tournament.id}
        className={classes(styles.item, isSelected && styles.selected)}
        hidden={!isShown}
      >
        <Card
          tournament={tournament}
          getAddress={getAddress}
          isSelected={isSelected}
          isOpen={isSelected && !isClosed}
          isPhone={phone}
          hasScores={isSelected && !wide}
          onPress={keepInPlace}
          onClose={onClose}
        />
      </li>
    );
  };
  // A search only removes the year headings: moving the cards would take several frames.
  return (
    <div ref={list}>
      <h2 className="sr" hidden={isGrouped}>
        {words.tournamentsFound}
      </h2>
      {folded.size > 0 && isGrouped ? (
        <button
          type="button"
          className={`onScreens linedLink ${styles.all}`}
          onClick={() => {
            setAllOpen(!isAllOpen);
          }}
        >
          {isAllOpen ? words.closeEarlierYears : words.openAllYears}
        </button>
      ) : undefined}
      <div className={isGrouped ? undefined : styles.found}>
        {groupByYear(tournaments).map(({ year, tournaments: group }) => {
          const cards = (
            <List as="ol">
              {group.map((tournament) => renderCard(tournament, shown.has(tournament)))}
            </List>
          );
          return (
            <section
              key={year}
              className={styles.year}
              hidden={!group.some((tournament) => shown.has(tournament))}
            >
              <Head year={year} season={seasons.find((season) => season.year === year)} />
              {folded.has(year) ? (
                <YearFold
                  label={counts.tournaments(group.length)}
                  isForced={isAllOpen || !isGrouped}
                  isNamed={isNamed && group.some(({ id }) => id === selected)}
                >
                  {cards}
                </YearFold>
              ) : (
                cards
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}
