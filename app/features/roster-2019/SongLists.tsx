import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import type { MixPlaylist, MixTrack } from "./roster-2019.ts";
import styles from "./SongLists.module.css";

function Song({ title, artist, link }: MixTrack) {
  if (title === undefined) return artist;
  return (
    <>
      {link === undefined ? title : <ExternalLink href={link}>{title}</ExternalLink>}
      {`, ${artist}`}
    </>
  );
}

/** Every playlist in plain lists: what the covers lead to where no script can open a playlist. */
export function SongLists({ playlists }: { playlists: readonly MixPlaylist[] }) {
  return (
    <noscript>
      <div className={styles.lists}>
        {playlists.map(({ id, title, tracks }) => (
          <section key={id} id={id} aria-label={title}>
            <h2 className="d3">{title}</h2>
            <ul>
              {tracks.map((track) => (
                <li key={track.link ?? track.player}>
                  <Song {...track} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </noscript>
  );
}
