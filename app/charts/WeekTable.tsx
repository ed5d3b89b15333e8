import { CORE_VALUES } from "#app/domain/core-values/core-value.ts";
import * as words from "#words/ui.ts";
import { sum } from "./disc-stacks.ts";
import type { ChartWeek } from "#app/charts/chart-week.ts";
import styles from "./WeekTable.module.css";

interface WeekTableProps {
  caption: string;
  weeks: readonly ChartWeek[];
}

/** The numbers of a chart. */
export function WeekTable({ caption, weeks }: WeekTableProps) {
  const totals = CORE_VALUES.map((_, index) => sum(weeks.map(({ values }) => values[index] ?? 0)));
  return (
    <details className={styles.numbers}>
      <summary className="sm">{words.theChartAsATable}</summary>
      <table className="sm">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.weekOf}</th>
            {CORE_VALUES.map((value) => (
              <th key={value} scope="col">
                {value}
              </th>
            ))}
            <th scope="col">{words.all}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ label, values }) => (
            <Row key={label} label={label} values={values} />
          ))}
        </tbody>
        <tfoot>
          <Row label={words.all} values={totals} />
        </tfoot>
      </table>
    </details>
  );
}

function Row({ label, values }: ChartWeek) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        <td key={CORE_VALUES[index]}>{value}</td>
      ))}
      <td>
        <b>{sum(values)}</b>
      </td>
    </tr>
  );
}
