import { marginBarHeight } from "#app/domain/games/outcome.ts";
import styles from "./MarginChart.module.css";

const STEP = 12;
const BAR = 9;
const BASE = 16;
const LINE = 2;

const rounded = (height: number) => Math.round(height * 10) / 10;

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${rounded(y)}h${width}v${rounded(height)}h-${width}z`;
}

/** Wins are solid above the line, losses outlined below it, ties across it. */
const kinds = [
  {
    name: "win",
    holds: (margin: number) => margin > 0,
    bar: (x: number, height: number) => rectangle(x, BASE - height, BAR, height),
  },
  {
    name: "loss",
    holds: (margin: number) => margin < 0,
    bar: (x: number, height: number) =>
      rectangle(x + LINE / 2, BASE + LINE / 2, BAR - LINE, height - LINE / 2),
  },
  {
    name: "tie",
    holds: (margin: number) => margin === 0,
    bar: (x: number) => rectangle(x, BASE - 3, BAR, 6),
  },
] as const;

/**
 * One bar per game in playing order, as high as its margin; text beside the chart describes it.
 * Lists have many of these charts, so all bars of a kind form one path.
 */
export function MarginChart({ margins }: { margins: readonly number[] }) {
  const width = margins.length * STEP;
  const bars = kinds.map(({ name, holds, bar }) => ({
    name,
    path: margins
      .map((margin, game) => (holds(margin) ? bar(game * STEP, marginBarHeight(margin)) : ""))
      .join(""),
  }));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} 32`}
      width={width}
      height="32"
      aria-hidden="true"
    >
      {bars.map(({ name, path }) =>
        path === "" ? undefined : <path key={name} className={styles[name]} d={path} />,
      )}
      <path className={styles.line} d={`M0 ${BASE}H${width - STEP + BAR}`} />
    </svg>
  );
}
