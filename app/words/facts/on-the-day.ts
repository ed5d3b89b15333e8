import * as counts from "#words/grammar/counts.ts";
import { plural } from "#app/lib/plural.ts";

/* Texts that depend on the visitor's clock. */

export const inDays = (days: number) => `in ${counts.days(days)}`;
export const minutes = (count: number) => `${count} min`;
export const tomorrow = "tomorrow";
export const hours = (count: number) => plural(count, "hour");
/* Two lines on a disc: a number or word, and its unit. */
export const unitBelow = (unit: "minute" | "hour", amount: number) =>
  amount === 1 ? unit : `${unit}s`;
export const daysBelow = (days: number) => (days === 1 ? "day" : "days");
export const onNowBelow = ["On", "now"] as const;
export const today = "Today";
export const onNow = "On now";
export const next = "Next";
/** Follows a time in the visitor's time zone. */
export const yourTime = "your time";
export const yours = (time: string) => `${time} yours`;
