import { medalOf } from "#app/domain/places/medal.ts";
import { paths } from "#app/routes/paths.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/tournament.ts";
import type { TournamentData } from "./shape-tournament.ts";
import styles from "./Years.module.css";

/** Every year of the event with record, place and medal. */
export function Years({ id: current, years }: Pick<TournamentData, "id" | "years">) {
  if (years.length === 0) return undefined;
  return (
    <Fold label={words.everyYear(years.length)}>
      <ol className={styles.years}>
        {years.map(({ id, year, record, where, place, isTied }) => (
          <li key={id}>
            <Link
              href={paths.tournament({ id })}
              aria-current={id === current ? "page" : undefined}
            >
              <span className={`num ${styles.year}`}>{year}</span>
              <span>
                <b>{record}</b>
                <span className={`xs muted ${styles.where}`}>{where}</span>
              </span>
              {place === undefined ? undefined : (
                <Medal
                  {...{ place, isTied }}
                  suffix={ordinalSuffix(place)}
                  metal={medalOf(place)}
                  size="small"
                />
              )}
            </Link>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
