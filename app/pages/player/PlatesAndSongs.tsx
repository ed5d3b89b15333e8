import { longDate } from "#app/domain/dates/written-dates.ts";
import type { Person } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { ExternalLink, Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import styles from "./PlayerPage.module.css";

interface PlatesProps extends Pick<Person, "claims"> {
  /** Address of the sheet with her badges and plates. */
  sheet: string;
}

/** The plates that she was first to spot. */
export function Plates({ claims, sheet }: PlatesProps) {
  if (claims.length === 0) return undefined;
  return (
    <section aria-labelledby="on-the-road">
      <Heading id="on-the-road" title="On the road" />
      <List className={styles.plates}>
        {claims.map(({ plate: { code, name }, date, edition: { year } }) => (
          <li key={`${year} ${code}`}>
            <Link
              href={paths.fiftyplates({ plate: code, edition: String(year) })}
              className="plainLink"
            >
              <Art
                sheet={sheet}
                id={`plate-${code}`}
                viewBox="0 0 100 60"
                className={styles.plate}
              />
              {name}
              <span className={`xs muted ${styles.below}`}>{longDate(date)}</span>
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}

/** Her songs, each with its playlist. */
export function Songs({ tracks }: Pick<Person, "tracks">) {
  if (tracks.length === 0) return undefined;
  return (
    <section aria-labelledby="on-the-playlist">
      <Heading id="on-the-playlist" title="On the playlist" />
      <List className={`rows ${styles.songs}`}>
        {tracks.map(({ title, link, playlist, year }) => (
          <li key={`${year} ${playlist.id} ${title}`}>
            <span className={`onScreens centered ${styles.disc}`} aria-hidden="true">
              <Icon name="play" />
            </span>
            <span>
              {link === undefined ? (
                <b>{title}</b>
              ) : (
                <ExternalLink href={link}>{title}</ExternalLink>
              )}
              <Link
                href={paths.playlists({ year: String(year), playlist: playlist.id })}
                className={`xs muted ${styles.below}`}
              >
                {playlist.title}, {year}
              </Link>
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}
