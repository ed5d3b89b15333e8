import { marginBarHeight } from "#app/domain/games/margin.ts";
import styles from "./MarginChart.module.css";

const STEP = 12;
const BAR = 9;
const BASE = 16;
const LINE = 2;

/** A win stands on the line, a loss hangs from it as an outline, a tie lies across it. */
function Bar({ margin, x }: { margin: number; x: number }) {
  const height = Math.round(marginBarHeight(margin) * 10) / 10;
  if (margin > 0) {
    const y = Math.round((BASE - height) * 10) / 10;
    return <rect className={styles.win} x={x} y={y} width={BAR} height={height} />;
  }
  if (margin === 0) {
    return <rect className={styles.tie} x={x} y={BASE - 3} width={BAR} height={6} />;
  }
  return (
    <rect
      className={styles.loss}
      x={x + LINE / 2}
      y={BASE + LINE / 2}
      width={BAR - LINE}
      height={height - LINE / 2}
    />
  );
}

/** One bar for each game in playing order, as high as its margin. The words stand beside it. */
export function MarginChart({ margins }: { margins: readonly number[] }) {
  const width = margins.length * STEP;
  const bars = margins.map((margin, game) => ({ margin, x: game * STEP }));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} 32`}
      width={width}
      height="32"
      aria-hidden="true"
      focusable="false"
    >
      {bars.map((bar) => (
        <Bar key={bar.x} {...bar} />
      ))}
      <path className={styles.line} d={`M0 ${BASE}H${width - STEP + BAR}`} />
    </svg>
  );
}
