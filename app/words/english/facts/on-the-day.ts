import * as counts from "#words/grammar/counts.ts";
import { plural } from "#app/lib/plural.ts";

/* Texts that depend on the visitor's clock. */

export const inDays = (days: number) => `in ${counts.days(days)}`;
export const minutes = (count: number) => `${count} min`;
export const tomorrow = "tomorrow";
export const hours = (count: number) => plural(count, "hour");
/* In two lines on a disc: a figure, or a word, and what it counts. */
export const unitBelow = (unit: "minute" | "hour", amount: number) =>
  amount === 1 ? unit : `${unit}s`;
export const daysBelow = (days: number) => (days === 1 ? "day" : "days");
export const onNowBelow = ["On", "now"] as const;
export const today = "Today";
export const onNow = "On now";
export const next = "Next";
/** After a time on the visitor's own clock. */
export const yourTime = "your time";
export const yours = (time: string) => `${time} yours`;
