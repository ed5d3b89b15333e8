import { useEffect, useRef } from "react";
import { groupByYear } from "#app/domain/tournaments.ts";
import { RecordText } from "#app/entities/game/RecordText.tsx";
import { TournamentCard } from "#app/entities/tournament/TournamentCard.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import type { ListedTournament, ResultsProps, SeasonHead } from "./shape-results.ts";
import styles from "./Results.module.css";

/** A year, with its season's published record and a link to the season if there was a team. */
function YearHead({ year, season }: { year: number; season: SeasonHead | undefined }) {
  return (
    <header className={`underlined ${styles.head}`}>
      <h2 className="num">{season ? <Link href={paths.season({ year })}>{year}</Link> : year}</h2>
      {season?.record && (
        <p className="lines">
          <RecordText record={season.record} className="d4" />
          <span className="sm muted">{season.finish}</span>
          {season.counted !== undefined && (
            <span className="xs muted">as published; games say {season.counted}</span>
          )}
        </p>
      )}
    </header>
  );
}

/** Scrolls to the card of a shared address on phones, which have no panel. */
function useArrivalAtCard(named: ListedTournament | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const isNamed = named !== undefined;
  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation");
    // After Back and a reload the visitor's place is restored.
    const isArrival = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
    if (!isNamed || !isArrival || !matchMedia("(width < 900px)").matches) return;
    const card = list.current?.querySelector("[aria-current]");
    card?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [isNamed]);
  return list;
}

export interface TournamentListProps {
  results: ResultsProps;
  found: readonly ListedTournament[];
  /** Whether a search is active, which shows no years. */
  isSearch: boolean;
  /** The tournament in the panel. */
  selected: ListedTournament | undefined;
  /** The tournament that the address names. */
  named: ListedTournament | undefined;
  select: (id: string) => void;
}

/**
 * The tournaments by year. A card leads to the tournament's page; where there is room for the panel,
 * it opens there instead.
 */
export function TournamentList(props: TournamentListProps) {
  const { results, found, isSearch, selected, named, select } = props;
  const list = useArrivalAtCard(named);
  return (
    <div ref={list}>
      {isSearch && <h2 className="sr">Tournaments found</h2>}
      {groupByYear(found).map(({ year, tournaments }) => (
        <section key={year} className={isSearch ? undefined : styles.year}>
          {!isSearch && (
            <YearHead year={year} season={results.seasons.find((season) => season.year === year)} />
          )}
          <List as="ol">
            {tournaments.map((tournament) => (
              <li key={tournament.id} className="measured">
                <TournamentCard
                  tournament={tournament}
                  sheet={results.sheets[year]?.emblems}
                  href={
                    tournament.hasNoPage
                      ? paths.results({ tournament: tournament.id })
                      : paths.tournament(tournament)
                  }
                  className={classes(styles.card, tournament === named && styles.named)}
                  aria-current={tournament === selected ? "true" : undefined}
                  onClick={(event) => {
                    if (!matchMedia("(width >= 900px)").matches) return;
                    event.preventDefault();
                    select(tournament.id);
                  }}
                />
              </li>
            ))}
          </List>
        </section>
      ))}
    </div>
  );
}
