import { Link } from "wouter";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { ChosenPlaylist } from "#app/routes/playlists/chosen-playlist.ts";
import type { PlaylistsArt } from "#app/routes/playlists/playlists-data.ts";
import { usePlaylistAddress } from "#app/routes/playlists/use-playlist-address.ts";
import * as words from "#words/pages/playlists.ts";
import { Sleeve } from "./Sleeve.tsx";
import { Steps } from "./Steps.tsx";
import { TrackTable } from "./TrackTable.tsx";
import styles from "./NowPlaying.module.css";

interface NowPlayingProps extends Pick<ChosenPlaylist, "playlist" | "place" | "previous" | "next"> {
  /** How many playlists there are. */
  total: number;
  art: PlaylistsArt;
  titleId: string;
  /** Its place in the document, where an address leads to it without scripts. */
  anchor?: string | undefined;
  /** Told the ids of the elements that the focus may go to, best first. */
  onChoice?: (...focus: readonly string[]) => void;
}

/** One playlist: its sleeve and record, its name and its songs. */
export function NowPlaying(props: NowPlayingProps) {
  const { playlist, place, previous, next, total, art } = props;
  const { anchor, titleId, onChoice } = props;
  const { id, lines, length, description } = playlist;
  const addressOf = usePlaylistAddress();
  return (
    <section id={anchor} className={styles.now} aria-labelledby={titleId}>
      <div className={styles.side}>
        <Link
          href={addressOf()}
          className={styles.back}
          onClick={() => onChoice?.(`on-shelf-${id}`)}
        >
          <Icon name="arrow-left" />
          {words.allPlaylists}
        </Link>
        <Sleeve
          playlist={playlist}
          sleeves={art.sleeves}
          record={place === 1 ? art.firstRecord : art.records}
          first={onChoice !== undefined}
        />
        <Steps current={id} previous={previous?.id} next={next?.id} onChoice={onChoice} />
      </div>
      <div className={styles.songs}>
        <p className={`lab ${styles.place}`}>{words.playlistOf(place, total, length)}</p>
        <h2 id={titleId} tabIndex={-1} className={`stack ${styles.title}`}>
          {lines.map((line, index) => (
            <span key={line}>
              {index === 0 ? "" : " "}
              <Wood as="span" text={line} cap={0.12} phoneCap={0.2} />
            </span>
          ))}
        </h2>
        <p className={`muted ${styles.description}`}>{description}</p>
        <TrackTable playlist={playlist} busts={art.busts} />
      </div>
    </section>
  );
}
