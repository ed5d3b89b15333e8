import { findMedal, type Medal as Metal } from "#app/domain/places/medal.ts";
import { classes } from "#app/lib/classes.ts";
import * as words from "#words/facts.ts";
import { ordinalParts, tied } from "#words/grammar.ts";
import styles from "./Medal.module.css";

interface MedalProps {
  /** "1st", or "T9th" if others share the place; without a place there is no medal. */
  place: string | undefined;
  /** A plain ring for any place, such as that of everyone without a badge. */
  isPlain?: boolean;
  /** 148, 84, 60 or 44 px. */
  size?: "huge" | "large" | "medium" | "small";
}

/** Number of scallops by metal, so that medals differ without color. */
const scallops = { gold: 18, silver: 14, bronze: 10 } as const;

function MedalShape({ metal }: { metal: Metal }) {
  return (
    <>
      {/* The stylesheet has its radius, and dashes it into a round dot for each unit of `pathLength`. */}
      <circle className={styles[metal]} cx="50" cy="50" pathLength={scallops[metal]} />
      <circle className={styles.ring} cx="50" cy="50" r="38.5" strokeWidth="2.2" />
      <circle className={styles.ring} cx="50" cy="50" r="35" strokeWidth="1" />
    </>
  );
}

/** A finishing place or a rank: a medal for the first three, a ring for the others. */
export function Medal({ place, isPlain = false, size = "medium" }: MedalProps) {
  if (place === undefined) return undefined;
  const { isTied, number, suffix } = ordinalParts(place);
  const metal = isPlain ? undefined : findMedal(number);
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
        {number}
        <sup>{suffix}</sup>
      </span>{" "}
      <span className="sr">{words.spokenPlace(`${number}${suffix}`, isTied)}</span>
    </span>
  );
}
