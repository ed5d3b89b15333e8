export const MINUTE = 60_000;

const COUNTDOWN_HOUR = 60 * MINUTE;

export interface Countdown {
  readonly amount: number;
  readonly unit: "minute" | "hour";
}

/** Below this, minutes are counted. */
const MINUTES_BELOW = 90 * MINUTE;

/** How long until a game of today begins: in hours, and below 90 minutes in minutes, begun ones counted. */
export function countdown(wait: number): Countdown {
  return wait < MINUTES_BELOW
    ? { amount: Math.max(1, Math.ceil(wait / MINUTE)), unit: "minute" }
    : { amount: Math.round(wait / COUNTDOWN_HOUR), unit: "hour" };
}

/** How much is left to wait when the countdown says something else. */
export function nextCount(wait: number): number {
  if (wait < MINUTES_BELOW) return Math.max(0, (Math.ceil(wait / MINUTE) - 1) * MINUTE);
  return Math.max(
    MINUTES_BELOW - 1,
    Math.round(wait / COUNTDOWN_HOUR) * COUNTDOWN_HOUR - COUNTDOWN_HOUR / 2 - 1,
  );
}
