import type { WeekOfClaims } from "#app/domain/fifty-plates/claims-per-week.ts";

/** How many inks the map has. */
const INKS = 4;

/**
 * The race in as many stretches of whole weeks as the map has inks, as even as they can be; fewer if
 * the race was shorter. A stretch may be without claims.
 */
export function periodsOf(weeks: readonly WeekOfClaims[]): WeekOfClaims[][] {
  const count = Math.min(INKS, weeks.length);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * weeks.length) / count);
    const to = Math.floor(((index + 1) * weeks.length) / count);
    return weeks.slice(from, to);
  });
}
