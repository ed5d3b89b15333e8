import { classes } from "#app/lib/classes.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { valueNames } from "./value-names.ts";
import styles from "./WeekChart.module.css";

/** From the middle of one disc to that of the next, and below the lowest. */
const STEP = 10;
const RIM = 7;

/** The discs of one week, stacked by core value from the ground up. */
export function Stack({ discs }: { discs: readonly number[] }) {
  const inks = discs.flatMap((count, index) =>
    Array.from({ length: count }, () => styles[valueNames[index] ?? ""]),
  );
  const size = useComputedRule(`--discs:${inks.length};`);
  const height = inks.length * STEP + 4;
  if (inks.length === 0) return undefined;
  const placed = inks.map((ink, index) => ({ ink, middle: height - RIM - index * STEP }));
  return (
    <svg
      viewBox={`0 0 60 ${height}`}
      preserveAspectRatio="none"
      className={classes(styles.stack, size)}
      focusable="false"
    >
      {placed.map(({ ink, middle }) => (
        <ellipse key={middle} className={ink} cy={middle} />
      ))}
    </svg>
  );
}
