import * as counts from "#words/grammar/counts.ts";

/* Texts that depend on the visitor's clock. */

export const inDays = (days: number) => `in ${counts.days(days)}`;
export const tomorrow = "tomorrow";
/* On a disc: the unit below a number, and both lines while a game is on. */
export const unitBelow = (unit: "minute" | "hour", amount: number) =>
  amount === 1 ? unit : `${unit}s`;
export const daysBelow = (days: number) => (days === 1 ? "day" : "days");
export const onNowLines = ["On", "now"] as const;
export const today = "Today";
export const onNow = "On now";
export const next = "Next";
/* With a time in the visitor's time zone: "3:00 PM your time", "3:00 PM yours". */
export const yourTime = "your time";
export const yours = (time: string) => `${time} yours`;
