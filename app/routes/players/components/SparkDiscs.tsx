import { groupBy } from "#app/lib/list.ts";
import type { Spark } from "#app/routes/players/players-data.ts";
import styles from "./SparkDiscs.module.css";

/** From one disc to the next, in px at normal text size. */
export const STEP = 16;

/** Of each kind the radius and the class. */
const discs = {
  p: { radius: 6.5, name: styles.player },
  c: { radius: 6.5, name: styles.captain },
  o: { radius: 5, name: styles.coach },
} as const;

/** A circle as part of a path, in the row of the season. */
function circle(season: number, radius: number): string {
  const left = STEP / 2 + season * STEP - radius;
  const half = (to: number) => `a${radius} ${radius} 0 1 0 ${to} 0`;
  return `M${left} ${STEP / 2}${half(2 * radius)}${half(-2 * radius)}`;
}

/**
 * A disc for each season of the club, over a small dot that stands for a season that she was not there. The words stand
 * beside it. All of a kind are one path, the dots a dotted line: a search renders many rows at a key, and a club of many
 * seasons has as many discs in each.
 */
export function SparkDiscs({ sparks }: { sparks: readonly Spark[] }) {
  const width = sparks.length * STEP;
  const kinds = groupBy([...sparks.entries()], ([, spark]) => spark);
  return (
    <svg
      className={styles.sparks}
      viewBox={`0 0 ${width} ${STEP}`}
      width={`${sparks.length}rem`}
      height="1rem"
      aria-hidden="true"
    >
      <path d={`M${STEP / 2} ${STEP / 2}H${width}`} className={styles.dots} />
      {Array.from(kinds, ([kind, seasons]) => {
        if (kind === "-") return undefined;
        const { radius, name } = discs[kind];
        const path = seasons.map(([season]) => circle(season, radius)).join("");
        return <path key={kind} d={path} className={name} />;
      })}
    </svg>
  );
}
