import { Link } from "wouter";
import { Art } from "#app/ui/Art/Art.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import type { MixPlaylist } from "#app/routes/playlists/playlists-data.ts";
import { usePlaylistAddress } from "#app/routes/playlists/use-playlist-address.ts";
import * as words from "#words/pages/playlists.ts";
import styles from "./CoverStrip.module.css";

interface CoverStripProps {
  playlists: readonly MixPlaylist[];
  /** Id of the playlist on show. */
  current: string;
  /** Address of the sheet of sleeves. */
  sleeves: string;
  onChoice: () => void;
}

/** All sleeves side by side at the foot of the desktop view. */
export function CoverStrip({ playlists, current, sleeves, onChoice }: CoverStripProps) {
  const columns = useComputedRule(`--sleeves:${playlists.length};`);
  const addressOf = usePlaylistAddress();
  return (
    <nav
      className={`onScreens notOnPhones ${styles.strip}`}
      aria-label={words.allPlaylists}
      data-from-query
    >
      <ul className={columns}>
        {playlists.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={addressOf(id)}
              aria-label={title}
              aria-current={id === current ? "true" : undefined}
              onClick={onChoice}
            >
              <Art sheet={sleeves} id={id} viewBox="0 0 300 300" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
