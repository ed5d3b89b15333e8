import { Link } from "wouter";
import { Art } from "#app/ui/Art/Art.tsx";
import type { MixPlaylist, Shelf } from "#app/routes/playlists/playlists-data.ts";
import { usePlaylistAddress } from "#app/routes/playlists/use-playlist-address.ts";
import styles from "./Shelves.module.css";

interface ShelvesProps {
  shelves: readonly Shelf[];
  playlists: readonly MixPlaylist[];
  /** Address of the sheet of sleeves. */
  sleeves: string;
  onChoice: () => void;
}

/** The phone's first view: every category is a shelf of sleeves that scrolls sideways. */
export function Shelves({ shelves, playlists, sleeves, onChoice }: ShelvesProps) {
  const addressOf = usePlaylistAddress();
  const known = new Map(playlists.map((playlist) => [playlist.id, playlist]));
  return (
    <div className={styles.shelves}>
      {shelves.map((shelf) => (
        <section key={shelf.title} aria-label={shelf.title}>
          <h2 className="d3">{shelf.title}</h2>
          <ul>
            {shelf.playlists.flatMap((id) => {
              const playlist = known.get(id);
              if (playlist === undefined) return [];
              return (
                <li key={id}>
                  <Link id={`on-shelf-${id}`} href={addressOf(id)} onClick={onChoice}>
                    <Art sheet={sleeves} id={id} viewBox="0 0 300 300" />
                    <span>{playlist.title}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
