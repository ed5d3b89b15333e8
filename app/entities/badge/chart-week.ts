/** A column of the chart: number of badges by core value, in order. */
export interface ChartWeek {
  label: string;
  values: readonly number[];
}
