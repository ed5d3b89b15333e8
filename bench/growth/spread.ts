/** The last year that the content may name. */
const LAST_YEAR = 2099;

/** The year in which nobody played: there is no season in grown content either. */
const WITHOUT_SEASON = 2020;

/** How something that comes once a year grows. */
export interface Spread {
  readonly years: readonly number[];
  /** How many times as full each of the years is. */
  readonly fullness: number;
}

const NOTHING: Spread = { years: [], fullness: 1 };

/**
 * Grows what comes once a year: more years first, from the first one on, and where the calendar
 * ends, fuller ones, so that the whole grows by the factor.
 *
 * @param count how many years there are now
 * @param firstYear none where there is no year
 */
export function spread(count: number, factor: number, firstYear: number | undefined): Spread {
  if (firstYear === undefined) return NOTHING;
  const all = Array.from({ length: LAST_YEAR - firstYear + 1 }, (_, index) => firstYear + index);
  const years = all.filter((year) => year !== WITHOUT_SEASON).slice(0, count * factor);
  return { years, fullness: (count * factor) / years.length };
}

/** A list repeated until it is so many times as long; each copy knows which one it is, from 0. */
export function fuller<T, Copy>(
  list: readonly T[],
  fullness: number,
  copyOf: (item: T, copy: number) => Copy,
): Copy[] {
  return Array.from({ length: Math.round(list.length * fullness) }, (_, index) => {
    const item = list[index % list.length];
    return item === undefined ? [] : [copyOf(item, Math.floor(index / list.length))];
  }).flat();
}
