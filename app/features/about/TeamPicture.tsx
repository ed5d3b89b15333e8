import { Art } from "#app/ui/Art/Art.tsx";
import styles from "./TeamPicture.module.css";

export interface TeamArtwork {
  sheet: string;
  viewBox: string;
  /** What the picture shows. */
  label: string;
}

/** The team from edge to edge; on phones the middle of the same picture, as of a photograph. */
export function TeamPicture({ sheet, viewBox, label }: TeamArtwork) {
  return (
    <div className={styles.picture}>
      <Art
        sheet={sheet}
        id="team"
        viewBox={viewBox}
        label={label}
        photo="the-team"
        shows="The team"
        sizes="100vw"
        first
      />
    </div>
  );
}
