import { Fragment } from "react";
import { classes } from "#app/lib/classes.ts";
import { inkLength } from "#app/lib/wood-type/measure.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { SeasonData } from "./roster-data.ts";
import styles from "./SeasonTitle.module.css";

const CAP = 0.118;
const PHONE_CAP = 0.19;

/** Several lines: above each other on phones; else beside each other, each as long as its letters at one height. */
function LongTitle({ lines }: { lines: readonly string[] }) {
  const lengths = lines.map((line) => inkLength(line, 50));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const columns = useComputedRule(
    `--lines:${lengths.map((length) => `${length.toFixed(2)}fr`).join(" ")};`,
  );
  return (
    <h1 className={classes(styles.lines, columns)}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 ? " " : undefined}
          <Wood
            as="span"
            text={line}
            cap={(CAP * whole) / (lengths[index] ?? whole)}
            phoneCap={PHONE_CAP}
          />
        </Fragment>
      ))}
    </h1>
  );
}

/** A season's name in wood type. */
export function SeasonTitle({ season: { name, lines } }: { season: SeasonData }) {
  if (lines !== undefined) return <LongTitle lines={lines} />;
  return <Wood as="h1" text={name} cap={CAP} phoneCap={PHONE_CAP} />;
}
