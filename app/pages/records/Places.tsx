import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { RecordLength } from "#app/ui/RecordLength/RecordLength.tsx";
import { tileGrid, tilePlace } from "#app/ui/TileGrid/tile-place.ts";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/records.ts";
import type { RecordsPlace } from "./shape-places.ts";
import type { RecordsData } from "./shape-records.ts";
import styles from "./Places.module.css";

interface PlaceMapProps {
  map: RecordsData["map"];
  places: readonly RecordsPlace[];
}

/** A tile map of the states. States with games link to their entries in the list. */
function PlaceMap({ map, places }: PlaceMapProps) {
  return (
    <div className="onScreens">
      <List className={classes(tileGrid, styles.map)} aria-label={map.label}>
        {map.tiles.map((tile) => {
          const place = tile.place === undefined ? undefined : places[tile.place];
          return (
            <li key={tile.code} {...tilePlace(tile)}>
              {place === undefined ? (
                <span className={styles.none} aria-hidden="true">
                  {tile.code}
                </span>
              ) : (
                <a href={`#place-${place.key}`} className="display">
                  <span className="sr">{`${place.name}: ${counts.games(place.games)}, ${place.record}`}</span>
                  <span aria-hidden="true" className={styles.code}>
                    {tile.code}
                  </span>
                  <b aria-hidden="true">{place.games}</b>
                  <RecordLength
                    record={place}
                    maxGames={place.games}
                    className={`notOnPhones ${styles.bar}`}
                  />
                </a>
              )}
            </li>
          );
        })}
      </List>
      <List className={`xs muted cluster ${styles.key}`} aria-hidden="true">
        <li>
          <i className={styles.played} />{" "}
          {words.gamesPlayedThere(places.some(({ ties }) => ties > 0))}
        </li>
        <li>
          <i /> {words.notYet}
        </li>
      </List>
    </div>
  );
}

interface PlaceListProps {
  places: readonly RecordsPlace[];
  /** Number of the first entry. */
  start: number;
  className: string | undefined;
}

function PlaceList({ places, start, className }: PlaceListProps) {
  return (
    <List as="ol" className={classes(styles.places, className)} start={start}>
      {places.map(({ key, code, name, games, record, cities }) => (
        <li key={key} id={`place-${key}`}>
          <h3>
            <span className="d3">
              {code === undefined ? undefined : (
                <span aria-hidden="true" className={styles.listCode}>
                  {code}
                </span>
              )}
              {name}
            </span>
            <span>
              {counts.games(games)}, <b>{record}</b>
            </span>
          </h3>
          <List>
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
          </List>
        </li>
      ))}
    </List>
  );
}

/** Number of states listed beside the map. */
const NAMES_BESIDE = 3;

interface PlacesProps {
  places: readonly RecordsPlace[];
  map: RecordsData["map"];
}

/**
 * Places where the team has played: states on a map, if there are any, and all places with their
 * cities and years.
 */
export function Places({ places, map }: PlacesProps) {
  // A map with fewer than two states would be almost empty.
  if (places.filter(({ code }) => code !== undefined).length < 2) {
    return <PlaceList places={places} start={1} className={classes(styles.below, styles.only)} />;
  }
  return (
    <>
      <div className={styles.head}>
        <PlaceMap map={map} places={places} />
        <PlaceList places={places.slice(0, NAMES_BESIDE)} start={1} className={undefined} />
      </div>
      {places.length <= NAMES_BESIDE ? undefined : (
        <Fold label={words.morePlaces(places.length - NAMES_BESIDE)} onPhonesOnly>
          <PlaceList
            places={places.slice(NAMES_BESIDE)}
            start={NAMES_BESIDE + 1}
            className={styles.below}
          />
        </Fold>
      )}
    </>
  );
}
