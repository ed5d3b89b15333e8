import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { PlayerSong } from "#app/routes/player/player-data.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/pages/player.ts";
import styles from "./Songs.module.css";

/** The songs that stand for her, each with its playlist. */
export function Songs({ songs }: { songs: readonly PlayerSong[] }) {
  if (songs.length === 0) return undefined;
  return (
    <section aria-labelledby="on-the-playlist">
      <Heading id="on-the-playlist" title={words.onThePlaylist} />
      <ul className={`rows ${styles.songs}`}>
        {songs.map(({ title, link, list, listId, year }) => (
          <li key={`${year} ${listId} ${title}`}>
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
                href={paths.playlists({ year: String(year), playlist: listId })}
                className={`xs muted ${styles.list}`}
              >
                {list}, {year}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
