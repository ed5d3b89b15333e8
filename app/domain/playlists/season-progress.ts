import type { Day } from "#app/domain/dates/day.ts";
import { daysBetween } from "#app/domain/dates/day-steps.ts";

export interface SeasonProgress {
  /** days since the start, 0 to `total` */
  readonly days: number;
  /** days from start to end: 124 for the 2019 season */
  readonly total: number;
  /** how much of the season that is, 0 to 100; a season without days is full */
  readonly percent: number;
  /** the end has passed: "season complete" */
  readonly complete: boolean;
}

/**
 * How far a season is on a given day, counted in days and clamped to its window, 2019-06-22 to
 * 2019-10-24 for the player bar (docs/product.md, Roster 2019).
 */
export function seasonProgress(start: Day, end: Day, today: Day): SeasonProgress {
  const total = daysBetween(start, end);
  const days = Math.min(Math.max(0, daysBetween(start, today)), total);
  return {
    days,
    total,
    percent: total === 0 ? 100 : (days / total) * 100,
    complete: daysBetween(end, today) > 0,
  };
}
