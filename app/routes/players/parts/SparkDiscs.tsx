import type { Spark } from "#app/routes/players/players-data.ts";
import styles from "./SparkDiscs.module.css";

const STEP = 16;

/** Of each kind the radius and the class; a small dot stands for a season that she was not there. */
const discs = {
  p: { radius: 6.5, name: styles.player },
  c: { radius: 6.5, name: styles.captain },
  o: { radius: 5, name: styles.coach },
  "-": { radius: 2, name: styles.none },
} as const;

/** A disc for each season of the club. The words stand beside it. */
export function SparkDiscs({ sparks }: { sparks: readonly Spark[] }) {
  const width = sparks.length * STEP;
  return (
    <svg
      className={styles.sparks}
      viewBox={`0 0 ${width} ${STEP}`}
      width={width}
      height={STEP}
      aria-hidden="true"
    >
      {sparks.map((spark, season) => {
        const { radius, name } = discs[spark];
        const x = STEP / 2 + season * STEP;
        return <circle key={x} cx={x} cy={STEP / 2} r={radius} className={name} />;
      })}
    </svg>
  );
}
