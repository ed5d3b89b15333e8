import type { Day } from "#app/domain/dates/day.ts";
import type { TimeOfDay } from "#app/domain/dates/time-of-day.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";

/** One badge earned once by one person. The same badge can be earned many times. */
export interface Award {
  /** upper-snake badge id */
  readonly badge: string;
  /** player id */
  readonly player: string;
  readonly date: Day;
  /** local time; missing where the log knows only the day */
  readonly time?: TimeOfDay | undefined;
  /** what was done, where, or in which role */
  readonly note?: string | undefined;
}

/**
 * A copy in order of day and time; the log is kept in order of entry. Awards without a time open
 * their day.
 */
export function inOrderOfTime<A extends Pick<Award, "date" | "time">>(awards: readonly A[]): A[] {
  return sortedBy(awards, ({ date, time = "" }) => `${date} ${time}`);
}
