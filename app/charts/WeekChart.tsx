import { classes } from "#app/lib/classes.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { badgesPerDisc, discsOf, sum } from "./disc-stacks.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/ui.ts";
import { GroupHead } from "./GroupHead.tsx";
import type { ChartWeek } from "#app/charts/chart-week.ts";
import { Stack } from "./Stack.tsx";
import { WeekTable } from "./WeekTable.tsx";
import styles from "./WeekChart.module.css";

const perDiscOf = (weeks: readonly ChartWeek[]) => badgesPerDisc(weeks.map(({ values }) => values));

/** The scale of a chart: "one disc = 2 badges". */
export function scaleOf(weeks: readonly ChartWeek[]): string {
  return words.oneDiscIs(counts.badges(perDiscOf(weeks)));
}

interface WeekStacksProps {
  /** The caption of the table. */
  caption: string;
  /** The names of the core values. */
  values: readonly string[];
  weeks: readonly ChartWeek[];
}

/** Badges week by week as stacks of discs; the same numbers are in the table below. */
export function WeekStacks({ caption, values: names, weeks }: WeekStacksProps) {
  const perDisc = perDiscOf(weeks);
  const stacks = weeks.map(({ values }) => discsOf(values, perDisc));
  const tallest = Math.max(0, ...stacks.map(sum));
  const size = useComputedRule(`--weeks:${weeks.length};--tallest:${tallest};`);
  return (
    <>
      <ol className={classes(styles.weeks, size)} aria-hidden="true">
        {weeks.map(({ label, values }, place) => (
          <li key={label}>
            <b className="num">{sum(values) > 0 ? sum(values) : undefined}</b>
            <Stack discs={stacks[place] ?? []} />
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ol>
      <WeekTable caption={caption} values={names} weeks={weeks} />
    </>
  );
}

interface WeekChartProps extends Omit<WeekStacksProps, "caption"> {
  title: string;
  /** Id of the heading. */
  id: string;
}

/** The chart with its own heading. */
export function WeekChart({ title, id, ...chart }: WeekChartProps) {
  return (
    <section>
      <GroupHead id={id} name={title} note={scaleOf(chart.weeks)} />
      <WeekStacks caption={title} {...chart} />
    </section>
  );
}
