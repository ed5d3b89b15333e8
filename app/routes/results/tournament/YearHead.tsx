import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { SeasonHead } from "#app/routes/results/results-record.ts";
import styles from "./TournamentList.module.css";

interface YearHeadProps {
  year: number;
  /** The season of that year; a year without a team has none. */
  season: SeasonHead | undefined;
}

/** A year over its tournaments, with the season's published record; it leads to the season. */
export function YearHead({ year, season }: YearHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className="num">
        {season === undefined ? year : <Link href={paths.season({ year })}>{year}</Link>}
      </h2>
      {season?.record === undefined ? undefined : (
        <p>
          <span className="d4" aria-hidden="true">
            {season.record}
          </span>
          <span className="sr">{season.words}</span>
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
