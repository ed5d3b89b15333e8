import { classes } from "#app/lib/classes.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { valueInk } from "#app/domain/value-inks.ts";
import inks from "./ValueInk.module.css";
import styles from "./WeekChart.module.css";

/** Distance between the centers of discs, and below the lowest. */
const STEP = 10;
const RIM = 7;

/** A week's discs, stacked by core value from the bottom. */
export function Stack({ discs }: { discs: readonly number[] }) {
  const stack = discs.flatMap((count, index) =>
    Array.from({ length: count }, () => inks[valueInk(index)]),
  );
  const size = useComputedRule(`--discs:${stack.length};`);
  const height = stack.length * STEP + 4;
  if (stack.length === 0) return undefined;
  const placed = stack.map((ink, index) => ({ ink, middle: height - RIM - index * STEP }));
  return (
    <svg
      viewBox={`0 0 60 ${height}`}
      preserveAspectRatio="none"
      className={classes(styles.stack, size)}
    >
      {placed.map(({ ink, middle }) => (
        <ellipse key={middle} className={ink} cy={middle} />
      ))}
    </svg>
  );
}
