export const MINUTE = 60_000;

const COUNTDOWN_HOUR = 60 * MINUTE;

export interface Countdown {
  readonly amount: number;
  readonly unit: "minute" | "hour";
}

/** Waits shorter than this are counted in minutes. */
const MINUTES_BELOW = 90 * MINUTE;

/** Countdown to a game today: in hours, and below 90 minutes in minutes, rounded up. */
export function countDown(wait: number): Countdown {
  return wait < MINUTES_BELOW
    ? { amount: Math.max(1, Math.ceil(wait / MINUTE)), unit: "minute" }
    : { amount: Math.round(wait / COUNTDOWN_HOUR), unit: "hour" };
}

/** Milliseconds left when the countdown changes next. */
export function nextCount(wait: number): number {
  if (wait < MINUTES_BELOW) return Math.max(0, (Math.ceil(wait / MINUTE) - 1) * MINUTE);
  return Math.max(
    MINUTES_BELOW - 1,
    Math.round(wait / COUNTDOWN_HOUR) * COUNTDOWN_HOUR - COUNTDOWN_HOUR / 2 - 1,
  );
}
