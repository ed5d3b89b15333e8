import { addressKey } from "#app/domain/places/place.ts";
import { useSources } from "#app/islands/rendering.ts";
import { paths } from "#app/routes/paths.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import { listPlaces, nameArea, type PlayedPlace, recordAt } from "./list-places.ts";
import styles from "./RecordsPage.module.css";

/** A state with its cities, and the years of the tournaments there. */
function Place({ place }: { place: PlayedPlace }) {
  const { area, games, tournaments, cities } = place;
  return (
    <li id={`place-${addressKey(area)}`}>
      <h3>
        <span className="d3">{nameArea(place)}</span>
        <span>
          {counts.games(games)}, <b>{recordAt(tournaments)}</b>
        </span>
      </h3>
      <List>
        {Array.from(cities, ([city, there]) => (
          <li key={city}>
            <span>
              {city} <span className="muted">{recordAt(there)}</span>
            </span>
            <span className={`cluster ${styles.years}`}>
              {there.map(
                ({ id, year, dates }) =>
                  dates && (
                    <Link key={id} href={paths.tournament({ id })} className="centered">
                      {year}
                    </Link>
                  ),
              )}
            </span>
          </li>
        ))}
      </List>
    </li>
  );
}

/** Phones show the place with the most games; the others are a fold. */
const OPEN_PLACES = 1;

/** Where the team has played: states by number of games, with their cities. */
export function Places() {
  const places = listPlaces(useSources().record);
  if (places.length === 0) return undefined;
  const rest = places.slice(OPEN_PLACES);
  return (
    <section className="wrap section" aria-labelledby="places">
      <Heading id="places" title="Where they played" />
      <div className={`index ${styles.places}`}>
        <List as="ol">
          {places.slice(0, OPEN_PLACES).map((place) => (
            <Place key={place.area} place={place} />
          ))}
        </List>
        {rest.length > 0 && (
          <Fold label={`${rest.length} more`} onPhonesOnly>
            <List as="ol" start={OPEN_PLACES + 1}>
              {rest.map((place) => (
                <Place key={place.area} place={place} />
              ))}
            </List>
          </Fold>
        )}
      </div>
    </section>
  );
}
