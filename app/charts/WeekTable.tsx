import * as words from "#words/ui.ts";
import { sum } from "./disc-stacks.ts";
import type { ChartWeek } from "#app/charts/chart-week.ts";
import styles from "./WeekTable.module.css";

interface WeekTableProps {
  caption: string;
  /** The names of the core values. */
  values: readonly string[];
  weeks: readonly ChartWeek[];
}

/** The numbers of a chart as a table. */
export function WeekTable({ caption, values: names, weeks }: WeekTableProps) {
  const totals = names.map((_, index) => sum(weeks.map(({ values }) => values[index] ?? 0)));
  return (
    <details className={`onScreens ${styles.numbers}`}>
      <summary className="sm">{words.theChartAsATable}</summary>
      <table className="sm">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.weekOf}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{words.all}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ label, values }) => (
            <Row key={label} label={label} names={names} values={values} />
          ))}
        </tbody>
        <tfoot>
          <Row label={words.all} names={names} values={totals} />
        </tfoot>
      </table>
    </details>
  );
}

function Row({ label, names, values }: ChartWeek & { names: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        <td key={names[index]}>{value}</td>
      ))}
      <td>
        <b>{sum(values)}</b>
      </td>
    </tr>
  );
}
