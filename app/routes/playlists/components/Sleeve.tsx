import { Art } from "#app/ui/Art/Art.tsx";
import type { MixPlaylist } from "#app/routes/playlists/playlists-data.ts";
import styles from "./Sleeve.module.css";

interface SleeveProps {
  playlist: MixPlaylist;
  /** Addresses of the sheets that have its sleeve and its record. */
  sleeves: string;
  record: string;
  /** It is seen at once. */
  first: boolean;
}

/** The sleeve with its record pulled out to the right; the record has a band for every track. */
export function Sleeve({ playlist, sleeves, record, first }: SleeveProps) {
  return (
    <div className={styles.sleeve}>
      <Art
        sheet={record}
        id={`record-${playlist.bands}`}
        viewBox="0 0 400 400"
        className={styles.record}
      />
      <Art
        sheet={sleeves}
        id={playlist.id}
        viewBox="0 0 300 300"
        className={styles.cover}
        sizes="(width < 900px) 192px, 420px"
        first={first}
      />
    </div>
  );
}
