import type { Margin } from "#app/routes/home/shaping/shape-season.ts";
import styles from "./Margins.module.css";

/** The least height of a bar, so that a game won by a point can be seen. */
const LEAST = 6;
const STEP = 20;
/** A bar is no wider than with so many games. */
const FEW = 14;

/** The games of a season as bars on a line: wins stand on it, losses hang from it as outlines. */
export function Margins({ margins }: { margins: readonly Margin[] }) {
  const greatest = Math.max(1, ...margins.map(({ margin }) => margin));
  const height = (margin: number) => Math.max(LEAST, Math.round((margin / greatest) * 48));
  const width = Math.max(FEW, margins.length) * STEP;
  const bars = margins.map(({ margin, outcome }, index) => {
    const size = height(margin);
    return { x: index * STEP + 2, y: outcome === "win" ? -size : 0, size, outcome };
  });
  return (
    <svg
      className={styles.margins}
      viewBox={`0 -50 ${width} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ x, y, size, outcome }) => (
        <rect key={x} className={styles[outcome]} x={x} width={STEP - 4} y={y} height={size} />
      ))}
      <path d={`M0 0H${width}`} />
    </svg>
  );
}
