import type { Day } from "#app/domain/dates/day.ts";
import { weeksOf } from "./weeks.ts";
import type { Award } from "./award.ts";
import { totalsByValue, type ValueTotal } from "./totals-by-value.ts";

export interface WeekOfAwards {
  readonly first: Day;
  readonly last: Day;
  readonly badges: number;
  readonly byValue: readonly ValueTotal[];
}

/** Badges earned week by week from Monday to Sunday, weeks without any included. */
export function awardsPerWeek(
  awards: readonly Award[],
  values: readonly string[],
  valueOf: (badge: string) => string | undefined,
): WeekOfAwards[] {
  return weeksOf(awards, (award) => award.date).map(({ first, last, items }) => ({
    first,
    last,
    badges: items.length,
    byValue: totalsByValue(items, values, valueOf),
  }));
}
