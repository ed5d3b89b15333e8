import * as words from "#words/grammar/dates.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// Mean lengths: over any number of years they are less than a day from the calendar.
const YEAR = 365.25 * DAY;
const MONTH = YEAR / 12;

const UNITS = [
  [YEAR, "year"],
  [MONTH, "month"],
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
] as const;

/**
 * How long ago a moment was, in whole units: "7 years ago", "1 hour ago". Both in milliseconds
 * since 1970. Less than a minute is "just now", and so is the future, which a slow clock may see.
 */
export function relativeTime(then: number, now: number): string {
  const passed = now - then;
  for (const [length, unit] of UNITS) {
    if (passed >= length) return words.ago(Math.floor(passed / length), unit);
  }
  return words.justNow;
}
