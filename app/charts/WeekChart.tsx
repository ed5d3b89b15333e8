import { classes } from "#app/lib/classes.ts";
import { plural } from "#app/lib/text/plural.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { badgesPerDisc, discsOf, sum } from "./disc-stacks.ts";
import { GroupHead } from "./GroupHead.tsx";
import type { ChartWeek } from "#app/charts/chart-week.ts";
import { Stack } from "./Stack.tsx";
import { WeekTable } from "./WeekTable.tsx";
import styles from "./WeekChart.module.css";

interface WeekChartProps {
  title: string;
  weeks: readonly ChartWeek[];
}

/** Badges week by week as stacks of discs; the same numbers are in the table below. */
export function WeekChart({ title, weeks }: WeekChartProps) {
  const perDisc = badgesPerDisc(weeks.map(({ values }) => values));
  const stacks = weeks.map(({ values }) => discsOf(values, perDisc));
  const tallest = Math.max(0, ...stacks.map(sum));
  const size = useComputedRule(`--weeks:${weeks.length};--tallest:${tallest};`);
  return (
    <section>
      <GroupHead name={title} note={`one disc = ${plural(perDisc, "badge")}`} />
      <ol className={classes(styles.weeks, size)} aria-hidden="true">
        {weeks.map(({ label, values }, place) => (
          <li key={label}>
            <b className="num">{sum(values) > 0 ? sum(values) : undefined}</b>
            <Stack discs={stacks[place] ?? []} />
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ol>
      <WeekTable caption={title} weeks={weeks} />
    </section>
  );
}
