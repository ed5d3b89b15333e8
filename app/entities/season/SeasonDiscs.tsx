import { classes } from "#app/lib/classes.ts";
import { List } from "#app/ui/List/List.tsx";
import styles from "./SeasonDiscs.module.css";

/**
 * A person's part in a season, in a letter, which keeps lists small: absent (-), player, captain or coach (o). The season
 * of the page is marked (s) in place of that.
 */
export type SeasonMark = "-" | "p" | "c" | "o" | "s";

/** Distance between discs, in px at the default text size. */
const DISC_STEP = 16;

const discs = {
  p: { radius: 6.5, name: styles.player },
  c: { radius: 6.5, name: styles.captain },
  o: { radius: 5, name: styles.coach },
  s: { radius: 6.5, name: styles.shown },
} as const;

/**
 * A chart of the club's seasons: a disc for each of the person's seasons, a small dot for the others. Text beside it has
 * the same information.
 */
export function SeasonDiscs({ seasons }: { seasons: readonly SeasonMark[] }) {
  const width = seasons.length * DISC_STEP;
  return (
    <svg
      className={styles.discs}
      viewBox={`0 0 ${width} ${DISC_STEP}`}
      width={`${seasons.length}rem`}
      height="1rem"
      aria-hidden="true"
    >
      <path d={`M${DISC_STEP / 2} ${DISC_STEP / 2}H${width}`} className={styles.dots} />
      {[...seasons.entries()].map(([index, mark]) => {
        if (mark === "-") return undefined;
        const { radius, name } = discs[mark];
        const middle = (index + 0.5) * DISC_STEP;
        return <circle key={index} cx={middle} cy={DISC_STEP / 2} r={radius} className={name} />;
      })}
    </svg>
  );
}

const discKey = [
  { mark: "p", label: "player" },
  { mark: "c", label: "captain" },
  { mark: "o", label: "coach" },
  { mark: "-", label: "not on the team" },
] as const;

/** The kinds of disc, each with its meaning. */
export function DiscKey() {
  return (
    <List className={`cluster ${styles.key}`}>
      {discKey.map(({ mark, label }) => (
        <li key={mark} className="row xs">
          <SeasonDiscs seasons={[mark]} />
          {label}
        </li>
      ))}
    </List>
  );
}

interface SeasonYearsProps {
  years: readonly number[];
  className: string | undefined;
}

/** Maximum number of years with legible labels. */
const MAX_LABELS = 12;

/** Two-digit year labels above rows of discs. Screen readers get each person's years instead. */
export function SeasonYears({ years, className }: SeasonYearsProps) {
  if (years.length > MAX_LABELS) return undefined;
  return (
    <svg
      viewBox={`0 0 ${years.length * DISC_STEP} ${DISC_STEP}`}
      width={`${years.length}rem`}
      height="1rem"
      className={classes("onScreens", styles.years, className)}
      aria-hidden="true"
    >
      {years.map((year, index) => (
        <text key={year} x={(index + 0.5) * DISC_STEP} y={DISC_STEP - 3}>
          {String(year).slice(-2)}
        </text>
      ))}
    </svg>
  );
}
