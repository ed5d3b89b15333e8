import { itemAt } from "#app/lib/item-at.ts";

/** Maximum number of discs in a stack. */
const TALLEST_STACK = 21;

/** Number of badges per disc, as small as the tallest stack allows. */
export function badgesPerDisc(weeks: readonly (readonly number[])[]): number {
  const maxBadges = Math.max(0, ...weeks.map((values) => sum(values)));
  return Math.max(1, Math.ceil(maxBadges / TALLEST_STACK));
}

/** A week's number of discs by core value: the total is rounded, but at least one. */
export function countDiscs(values: readonly number[], perDisc: number): number[] {
  const total = sum(values);
  if (total === 0) return values.map(() => 0);
  const discs = Math.max(1, Math.round(total / perDisc));
  const exact = values.map((value) => (value * discs) / total);
  const whole = exact.map(Math.floor);
  // Remaining discs go to the values that lost most by rounding down.
  const byRest = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { index } of byRest.slice(0, discs - sum(whole))) {
    whole[index] = itemAt(whole, index) + 1;
  }
  return whole;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
