import { groupBy } from "#app/lib/list/group-by.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { type Day, dayNumber, dayOfNumber } from "#app/domain/dates/day.ts";

export interface Week<T> {
  /** a Monday */
  readonly first: Day;
  /** the Sunday after it */
  readonly last: Day;
  readonly items: readonly T[];
}

const A_MONDAY: Day = "2018-01-01";

/**
 * Items week by week, from the week of the earliest to the week of the latest, empty weeks
 * included. A week of the site starts on Monday, in every game and chart: clubs count from one
 * weekend to the next. Items keep their order within a week.
 */
export function weeksOf<T>(items: readonly T[], dayOf: (item: T) => Day): Week<T>[] {
  const start = dayNumber(A_MONDAY);
  const weeks = groupBy(items, (item) => Math.floor((dayNumber(dayOf(item)) - start) / 7));
  const numbers = sortedBy([...weeks.keys()], (number) => number);
  const [earliest, latest] = [numbers[0], numbers.at(-1)];
  if (earliest === undefined || latest === undefined) return [];
  return Array.from({ length: latest - earliest + 1 }, (_, index) => {
    const first = start + 7 * (earliest + index);
    return {
      first: dayOfNumber(first),
      last: dayOfNumber(first + 6),
      items: weeks.get(earliest + index) ?? [],
    };
  });
}
