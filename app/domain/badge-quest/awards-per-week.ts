import type { Day } from "#app/domain/dates/day.ts";
import { weeksOf } from "#app/domain/dates/weeks.ts";
import type { CoreValue } from "#app/domain/core-values/core-value.ts";
import type { Award } from "./award.ts";
import { totalsByValue, type ValueTotal } from "./totals-by-value.ts";

export interface WeekOfAwards {
  readonly first: Day;
  readonly last: Day;
  readonly badges: number;
  readonly byValue: readonly ValueTotal[];
}

/**
 * Badges earned week by week, weeks without any included. Weeks start on Monday, or on the weekday
 * of `startingOn`: the day the game began makes its first week a whole one.
 */
export function awardsPerWeek(
  awards: readonly Award[],
  valueOf: (badge: string) => CoreValue | undefined,
  startingOn?: Day,
): WeekOfAwards[] {
  return weeksOf(awards, (award) => award.date, startingOn).map(({ first, last, items }) => ({
    first,
    last,
    badges: items.length,
    byValue: totalsByValue(items, valueOf),
  }));
}
