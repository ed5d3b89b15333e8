import { Link } from "wouter";
import { medalOf } from "#app/domain/places/medal.ts";
import * as words from "#words/pages/tournament.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import { paths } from "#app/paths.ts";
import type { TournamentData } from "#app/routes/tournament/tournament-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import styles from "./EventYears.module.css";

/** The event in other years: record, place and medal of each. */
export function EventYears({ data }: { data: TournamentData }) {
  if (data.otherYears.length === 0) return undefined;
  return (
    <section aria-labelledby="other-years">
      <Heading id="other-years" title={words.otherYears} />
      <ol className={styles.years}>
        {data.otherYears.map(({ id, year, record, where, place }) => (
          <li key={id}>
            <Link
              href={paths.tournament({ id })}
              aria-current={id === data.id ? "page" : undefined}
            >
              <span className={`num ${styles.year}`}>{year}</span>
              <span>
                <b>{record}</b>
                <span className={`xs muted ${styles.where}`}>{where}</span>
              </span>
              {place === undefined ? undefined : (
                <Medal
                  place={place}
                  suffix={ordinalSuffix(place)}
                  metal={medalOf(place)}
                  size="small"
                />
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
