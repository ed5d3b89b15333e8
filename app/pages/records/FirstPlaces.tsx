import { emblemSheet } from "#app/art/emblem/emblem.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import type { Tournament } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/facts.ts";
import styles from "./RecordsPage.module.css";

/** Labels of tournaments. */
function Labels({ tournaments, emblems }: { tournaments: readonly Tournament[]; emblems: string }) {
  return (
    <List className={styles.firsts}>
      {tournaments.map(({ id, name, year, location }) => (
        <li key={id}>
          <Link href={paths.tournament({ id })} className="link lines">
            <Art
              sheet={emblems}
              id={id}
              viewBox="0 0 300 180"
              className={styles.label}
              sizes="240px"
            />
            <b className="linkName">{name}</b>
            <span className="xs muted">
              {year}, {describePlace(location)}
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}

/** First places that phones show at once: full rows at any width. */
const OPEN_FIRSTS = 6;

/** The tournaments that the team won. */
export function FirstPlaces() {
  const { tournaments } = useSources().record;
  const firsts = tournaments.filter(({ sanctioned, result }) => sanctioned && result === 1);
  const emblems = useSheet(emblemSheet("emblems-first", firsts));
  if (firsts.length === 0) return undefined;
  const rest = firsts.slice(OPEN_FIRSTS);
  return (
    <section className="wrap section" aria-labelledby="first-places">
      <Heading id="first-places" title={words.firstPlaces} />
      <Labels tournaments={firsts.slice(0, OPEN_FIRSTS)} emblems={emblems} />
      {rest.length > 0 && (
        <Fold label={`${rest.length} more`} onPhonesOnly>
          <Labels tournaments={rest} emblems={emblems} />
        </Fold>
      )}
    </section>
  );
}
