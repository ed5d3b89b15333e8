import { plural } from "#app/lib/plural.ts";
import { andMore } from "#words/grammar/counts.ts";

/* How often a badge was earned. */

export const notEarned = "not earned";
export const earnedOnce = "earned once";
export const andMoreEarned = (badges: number, times: number) =>
  andMore(badges, `earned ${plural(times, "time")}`);
export const earnedTimes = (count: number) => `earned ${count} times`;
