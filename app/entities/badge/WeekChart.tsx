import { classes } from "#app/lib/classes.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import { badgesPerDisc, countDiscs, sum } from "./disc-stacks.ts";
import { valueClass } from "./value-class.ts";
import styles from "./WeekChart.module.css";

/** A column of the chart: number of badges by core value, in order. */
interface ChartWeek {
  label: string;
  values: readonly number[];
}

interface WeekStacksProps {
  caption: string;
  /** Of the core values. */
  names: readonly string[];
  weeks: readonly ChartWeek[];
}

/** The chart's numbers as a table, without core values that have no badges. */
function WeekTable({ caption, names, weeks }: WeekStacksProps) {
  const totals = names.map((_, index) => sum(weeks.map(({ values }) => values[index] ?? 0)));
  const columns = [...names.keys()].filter((index) => totals[index] !== 0);
  return (
    <div className={`onScreens ${styles.numbers}`}>
      <Fold label="Chart as a table">
        <table className="sm">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              {columns.map((index) => (
                <th key={index} scope="col">
                  {names[index]}
                </th>
              ))}
              {columns.length > 1 ? <th scope="col">All</th> : undefined}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ label, values }) => (
              <Row key={label} label={label} columns={columns} values={values} />
            ))}
          </tbody>
          <tfoot>
            <Row label="All" columns={columns} values={totals} />
          </tfoot>
        </table>
      </Fold>
    </div>
  );
}

interface RowProps extends ChartWeek {
  /** Indexes of the core values with a column. */
  columns: readonly number[];
}

function Row({ label, columns, values }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((index) => (
        <td key={index}>{values[index]}</td>
      ))}
      {columns.length > 1 ? (
        <td>
          <b>{sum(values)}</b>
        </td>
      ) : undefined}
    </tr>
  );
}

/** A week's discs from the lowest up: pairs of the position of a disc, and that of its core value. */
const listDiscs = (values: readonly number[], perDisc: number) => [
  ...countDiscs(values, perDisc)
    .flatMap((count, value) => Array.from({ length: count }, () => value))
    .entries(),
];

const countPerDisc = (weeks: readonly ChartWeek[]) =>
  badgesPerDisc(weeks.map(({ values }) => values));

/** Scale of a chart: "each disc stands for 2 badges". */
export function describeScale(weeks: readonly ChartWeek[]): string {
  return `each disc stands for ${counts.badges(countPerDisc(weeks))}`;
}

/** Badges by week as stacks of discs, with a table of the same numbers. */
export function WeekStacks({ caption, names, weeks }: WeekStacksProps) {
  const perDisc = countPerDisc(weeks);
  const size = useComputedRule(`--weeks:${weeks.length};`);
  return (
    <>
      <List as="ol" className={classes(styles.weeks, size)} aria-hidden="true">
        {weeks.map(({ label, values }) => (
          <li key={label} className="measured">
            <b className="num">{sum(values) > 0 ? sum(values) : undefined}</b>
            <span className={styles.stack}>
              {listDiscs(values, perDisc).map(([disc, value]) => (
                <i key={disc} className={classes("inked", valueClass(value))} />
              ))}
            </span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </List>
      <WeekTable caption={caption} names={names} weeks={weeks} />
    </>
  );
}
