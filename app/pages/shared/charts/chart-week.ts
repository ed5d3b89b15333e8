/** One column of a chart: badges by core value, in their order. */
export interface ChartWeek {
  label: string;
  values: readonly number[];
}
