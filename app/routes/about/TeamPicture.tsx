import { Art } from "#app/ui/Art/Art.tsx";
import * as words from "#words/pages/about.ts";
import styles from "./TeamPicture.module.css";

interface TeamDrawing {
  /** The symbol's name in the sheet. */
  id: string;
  viewBox: string;
  /** Accessible name of the picture. */
  label: string;
}

export interface TeamArtwork {
  sheet: string;
  wide: TeamDrawing;
  /** The first of the team, as large on a phone as all of it on a wide page. */
  narrow: TeamDrawing;
}

/** The team from edge to edge. */
export function TeamPicture({ sheet, wide, narrow }: TeamArtwork) {
  return (
    <div className={styles.picture}>
      <Art
        sheet={sheet}
        {...wide}
        className={styles.wide}
        photo="the-team"
        shows={words.theTeam}
        sizes="100vw"
        first
        fills
      />
      <Art sheet={sheet} {...narrow} className={styles.narrow} />
    </div>
  );
}
