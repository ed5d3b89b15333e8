import type { DatedTryouts } from "#app/domain/today/day-state.ts";
import { latestDate } from "#app/lib/list.ts";
import * as dates from "#words/dates.ts";
import type { Day } from "./dates/day.ts";
import { clockText, type TimeOfDay } from "./dates/time-of-day.ts";

/** Tryouts in the content. */
interface Announced {
  readonly callout: string;
  /** First and last day of registration. */
  readonly from?: Day | undefined;
  readonly until?: Day | undefined;
  readonly timeZone?: string | undefined;
  readonly dates: readonly { readonly day: Day }[];
}

/**
 * Registration and days of tryouts, in their time zone, else that of the newest tournament, else UTC.
 *
 * @param tournaments oldest first
 */
export function datedTryouts(
  { from, until, timeZone, dates }: Omit<Announced, "callout">,
  tournaments: readonly { readonly timeZone: string }[],
): DatedTryouts {
  const days = [...new Set(dates.map(({ day }) => day))].toSorted();
  return { from, until, days, timeZone: timeZone ?? tournaments.at(-1)?.timeZone ?? "UTC" };
}

/** The last year in a callout, if there is one. */
export function calloutYear(callout: string): number | undefined {
  const years = (callout.match(/\b20\d\d\b/g) ?? []).map(Number);
  return years.length === 0 ? undefined : Math.max(...years);
}

/** The last day of tryouts or of registration, else that of the year in the callout. */
export function lastDay({
  callout,
  until,
  dates,
}: Pick<Announced, "callout" | "until" | "dates">): Day | undefined {
  const year = calloutYear(callout);
  const last = latestDate([until, ...dates.map(({ day }) => day)]);
  return last ?? (year === undefined ? undefined : `${year}-12-31`);
}

/** "10:00 AM to 3:00 PM", "from 10:00 AM", "until 3:00 PM"; undefined if both are unknown. */
export function hours(
  start: TimeOfDay | undefined,
  end: TimeOfDay | undefined,
): string | undefined {
  if (start === undefined) return end === undefined ? undefined : `until ${clockText(end)}`;
  return end === undefined
    ? `from ${clockText(start)}`
    : dates.between(clockText(start), clockText(end));
}
