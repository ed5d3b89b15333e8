/** One column of a chart: badges by core value, in the order of the four. */
export interface ChartWeek {
  label: string;
  values: readonly number[];
}
