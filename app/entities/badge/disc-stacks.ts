/** Maximum number of discs in a stack. */
const TALLEST_STACK = 21;

/** Number of badges per disc, as small as the tallest stack allows. */
export function badgesPerDisc(weeks: readonly (readonly number[])[]): number {
  const maxBadges = Math.max(0, ...weeks.map((values) => sum(values)));
  return Math.max(1, Math.ceil(maxBadges / TALLEST_STACK));
}

/** A week's number of discs by core value: their total is rounded, but at least one if there are badges. */
export function countDiscs(values: readonly number[], perDisc: number): number[] {
  const total = sum(values);
  if (total === 0) return values.map(() => 0);
  const discs = Math.max(1, Math.round(total / perDisc));
  // Rounding the sums up to each value keeps the total.
  const ends = values.map((_, index) =>
    Math.round((sum(values.slice(0, index + 1)) * discs) / total),
  );
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
