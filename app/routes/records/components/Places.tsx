import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import { classes } from "#app/lib/classes.ts";
import type { RecordsData, RecordsPlace } from "#app/routes/records/records-data.ts";
import * as counts from "#words/grammar/counts.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import * as words from "#words/pages/records.ts";
import { PlaceMap } from "./PlaceMap.tsx";
import styles from "./Places.module.css";

interface PlaceListProps {
  places: readonly RecordsPlace[];
  /** The number of the first. */
  start: number;
  className: string | undefined;
}

function PlaceList({ places, start, className }: PlaceListProps) {
  return (
    <ol className={classes(styles.places, className)} start={start}>
      {places.map(({ key, code, name, games, record, cities }) => (
        <li key={key} id={`place-${key}`}>
          <h3>
            <span className="d3">
              {code === undefined ? undefined : (
                <span aria-hidden="true" className={styles.code}>
                  {code}
                </span>
              )}
              {name}
            </span>
            <span>
              {counts.games(games)}, <b>{record}</b>
            </span>
          </h3>
          <ul>
            {cities.map((city) => (
              <li key={city.name}>
                <span>
                  {city.name} <span className="muted">{city.record}</span>
                </span>
                <span className={`cluster ${styles.years}`}>
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

/** So many states stand beside the map. */
const BESIDE = 3;

interface PlacesProps {
  places: readonly RecordsPlace[];
  map: RecordsData["map"];
}

/**
 * Places the team has played in: states on a map, if there are any, and all places with their cities and the
 * years of the tournaments there.
 */
export function Places({ places, map }: PlacesProps) {
  // Where none of the known states was played in, there is nothing to show on their map.
  if (places.every(({ code }) => code === undefined)) {
    return <PlaceList places={places} start={1} className={styles.below} />;
  }
  return (
    <>
      <div className={styles.head}>
        <PlaceMap map={map} places={places} />
        <PlaceList places={places.slice(0, BESIDE)} start={1} className={undefined} />
      </div>
      {places.length <= BESIDE ? undefined : (
        <Fold label={words.morePlaces(places.length - BESIDE)} onPhonesOnly>
          <PlaceList places={places.slice(BESIDE)} start={BESIDE + 1} className={styles.below} />
        </Fold>
      )}
    </>
  );
}
