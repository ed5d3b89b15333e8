/** In milliseconds. */
export const MINUTE = 60_000;

const HOUR = 60 * MINUTE;

/** The time until a game, as shown: "45 minutes", "3 hours". */
export interface Countdown {
  readonly amount: number;
  readonly unit: "minute" | "hour";
}

/** Waits shorter than this are counted in minutes. */
const MINUTES_BELOW = 90 * MINUTE;

/** Countdown to a game today: below 90 minutes in minutes, rounded up; otherwise in hours, rounded to the nearest. */
export function countDown(wait: number): Countdown {
  return wait < MINUTES_BELOW
    ? { amount: Math.max(1, Math.ceil(wait / MINUTE)), unit: "minute" }
    : { amount: Math.round(wait / HOUR), unit: "hour" };
}

/** The wait, in milliseconds, at which the countdown changes next. */
export function nextCount(wait: number): number {
  if (wait < MINUTES_BELOW) return Math.max(0, (Math.ceil(wait / MINUTE) - 1) * MINUTE);
  // One millisecond below half an hour, which still rounds up, or below the limit, which still is in hours.
  return Math.max(MINUTES_BELOW - 1, Math.round(wait / HOUR) * HOUR - HOUR / 2 - 1);
}
