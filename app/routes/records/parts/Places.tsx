import { Link } from "wouter";
import { plural } from "#app/lib/text/plural.ts";
import { paths } from "#app/paths.ts";
import type { RecordsPlace } from "#app/routes/records/records-data.ts";
import styles from "./Places.module.css";

/** The states that the team has played in, with their cities and the years of the tournaments there. */
export function Places({ places }: { places: readonly RecordsPlace[] }) {
  return (
    <ol className={styles.places}>
      {places.map(({ key, name, games, record, cities }) => (
        <li key={key} id={`place-${key}`}>
          <h3>
            <span className="d3">{name}</span>
            <span>
              {plural(games, "game")}, <b>{record}</b>
            </span>
          </h3>
          <ul>
            {cities.map((city) => (
              <li key={city.name}>
                <span>
                  {city.name} <span className="mut">{city.record}</span>
                </span>
                <span className={styles.years}>
                  {city.tournaments.map(({ id, year }) => (
                    <Link key={id} href={paths.tournament({ id })}>
                      {year}
                    </Link>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
