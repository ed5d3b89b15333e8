import { fullName } from "#app/domain/full-name.ts";
import { isLongTitle } from "#app/domain/playlists.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { useMix } from "./mix.ts";
import type { MixPlaylist, MixTrack } from "./shape-playlists.ts";
import styles from "./NowPlaying.module.css";

function Play({ title, artist, link }: MixTrack) {
  if (link === undefined) return undefined;
  const person = fullName(artist);
  const name = title === undefined ? person : `${title} by ${person}`;
  return (
    <ExternalLink href={link} className={`centered ${styles.play}`} label={`Play ${name}`}>
      <Icon name="play" />
    </ExternalLink>
  );
}

function TrackRow({ track, isFavorite }: { track: MixTrack; isFavorite: boolean }) {
  const { busts } = useMix().art;
  const { number, title = "", artist } = track;
  return (
    <tr>
      <td>{isFavorite ? <Icon name="heart" className={styles.heart} /> : <Play {...track} />}</td>
      <td className={`display ${styles.number}`}>{number}</td>
      {!isFavorite && (
        <td className={classes("display", styles.song, isLongTitle(title) && styles.long)}>
          {title}
        </td>
      )}
      <td className={styles.artist}>
        <PersonLink person={artist} className="plainLink row">
          <Art sheet={busts} id={artist.id} viewBox="0 0 400 400" />
          {fullName(artist)}
        </PersonLink>
      </td>
    </tr>
  );
}

/** The songs of a playlist, or the people of Favorites, who have hearts instead of songs. */
export function TrackTable({ isFavorites, tracks }: MixPlaylist) {
  return (
    <table className={styles.table}>
      <thead className="lab">
        <tr>
          <th scope="col">
            <span className="sr">{isFavorites ? "Favorite" : "Play"}</span>
          </th>
          <th scope="col">
            <span aria-hidden="true">#</span>
            <span className="sr">Number</span>
          </th>
          {!isFavorites && <th scope="col">Title</th>}
          <th scope="col">Artist</th>
        </tr>
      </thead>
      <tbody>
        {tracks.map((track) => (
          <TrackRow key={track.link ?? track.artist.id} track={track} isFavorite={isFavorites} />
        ))}
      </tbody>
    </table>
  );
}
