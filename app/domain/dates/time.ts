import * as words from "#words/dates.ts";
import { type Day, isDay } from "./day.ts";
import { type TimeOfDay, isTimeOfDay } from "./time-of-day.ts";

/** A point in time with its UTC offset at the place: "2019-10-03T16:00:00-07:00". */
export type Moment = string;

const TIMESTAMP_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[0-5]\d[+-](0\d|1[0-4]):[0-5]\d$/;

/** Day and time on a clock at the place. */
export interface LocalTime {
  readonly day: Day;
  readonly time: TimeOfDay;
}

/** Local day and time of a moment. Throws a RangeError for a malformed moment. */
export function localTime(moment: Moment): LocalTime {
  const day = moment.slice(0, 10);
  const time = moment.slice(11, 16);
  if (!TIMESTAMP_PATTERN.test(moment) || !isDay(day) || !isTimeOfDay(time)) {
    throw new RangeError(`"${moment}" is not a moment such as "2019-10-03T16:00:00-07:00"`);
  }
  return { day, time };
}

const MINUTE = 60_000;

const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

// Mean lengths: over any number of years they are less than a day from the calendar.
const YEAR = 365.25 * DAY;

const MONTH = YEAR / 12;

const TIME_UNITS = [
  [YEAR, "year"],
  [MONTH, "month"],
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
] as const;

/**
 * Time since a moment in whole units: "7 years ago", "1 hour ago". Both in milliseconds since 1970. Less than
 * a minute is "just now", and so is the future, which a slow clock may see.
 */
export function relativeTime(then: number, now: number): string {
  const passed = now - then;
  for (const [length, unit] of TIME_UNITS) {
    if (passed >= length) return words.ago(Math.floor(passed / length), unit);
  }
  return words.justNow;
}
