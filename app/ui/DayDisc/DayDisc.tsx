import { classes } from "#app/lib/classes.ts";
import styles from "./DayDisc.module.css";

interface DayDiscProps {
  large: string;
  small: string;
}

/** A disc with a number and its unit: a day of the month, or the days, hours or minutes left. */
export function DayDisc({ large, small }: DayDiscProps) {
  return (
    <span className={`centered ${styles.disc}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="50" />
        <circle className={styles.groove} cx="50" cy="50" r="44" />
        <circle className={classes(styles.groove, styles.inner)} cx="50" cy="50" r="40.5" />
      </svg>
      <span className={classes("display", styles.figure, large.length > 3 && styles.long)}>
        <b>{large}</b> <span>{small}</span>
      </span>
    </span>
  );
}
