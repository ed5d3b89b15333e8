import { classes } from "#app/lib/classes.ts";
import { tied } from "#words/grammar/ordinal.ts";
import * as words from "#words/ui.ts";
import styles from "./Medal.module.css";

interface MedalProps {
  place: number;
  /** Others share the place. */
  isTied?: boolean | undefined;
  /** Ordinal suffix: "st", "nd", "rd" or "th". */
  suffix: string;
  /** Metal of the first three places; all others get a plain ring. */
  metal: "gold" | "silver" | "bronze" | undefined;
  /** 148, 84, 60 or 44 px. */
  size?: "huge" | "large" | "medium" | "small";
}

/** Number of scallops by metal, so that medals differ without color. */
const scallops = { gold: 18, silver: 14, bronze: 10 } as const;

function MedalShape({ metal }: { metal: keyof typeof scallops }) {
  return (
    <>
      {/* The scallops are round dots, evenly spaced around the disc. */}
      <circle className={styles[metal]} cx="50" cy="50" pathLength={scallops[metal]} />
      <circle className={styles.ring} cx="50" cy="50" r="38.5" strokeWidth="2.2" />
      <circle className={styles.ring} cx="50" cy="50" r="35" strokeWidth="1" />
    </>
  );
}

/** A finishing place or a rank: a medal for the first three, a ring for the others. */
export function Medal({ place, isTied = false, suffix, metal, size = "medium" }: MedalProps) {
  return (
    <span className={classes("centered", styles.medal, styles[size], metal && styles.metal)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {metal === undefined ? (
          <circle className={styles.ring} cx="50" cy="50" r="45" strokeWidth="4" />
        ) : (
          <MedalShape metal={metal} />
        )}
      </svg>
      <span className={`display ${styles.figure}`} aria-hidden="true">
        {isTied ? tied : ""}
        {place}
        <sup>{suffix}</sup>
      </span>{" "}
      <span className="sr">{words.placeInWords(`${place}${suffix}`, isTied)}</span>
    </span>
  );
}
