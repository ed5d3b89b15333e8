import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import * as words from "#words/facts.ts";
import type { TeamDrawings } from "./team-artwork.ts";
import styles from "./TeamPicture.module.css";

interface TeamPictureProps {
  /** Address of the sheet with the drawings. */
  sheet: string;
  drawings: TeamDrawings;
  /** Key of the photograph that may replace the drawing. */
  photo?: string;
  /** Whether it is the largest element of the first view. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** A photograph or drawing of a team, as wide as the window. The styles hide the narrow drawing beside a photograph. */
export function TeamPicture(props: TeamPictureProps) {
  const { sheet, drawings, photo, isFirst = false, className } = props;
  const { wide, narrow } = drawings;
  const photograph = photo === undefined ? {} : { photo, shows: words.theTeam, sizes: "100vw" };
  return (
    <div className={classes(styles.picture, className)}>
      <Art
        sheet={sheet}
        {...wide}
        className={styles.wide}
        {...photograph}
        isFirst={isFirst}
        fills
      />
      <Art sheet={sheet} {...narrow} className={styles.narrow} />
    </div>
  );
}
