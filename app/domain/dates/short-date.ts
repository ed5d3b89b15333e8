import { shortMonthName } from "./calendar-names.ts";
import { type Day, dayParts } from "./day.ts";

/** A day as short as charts and the player bar need it: "Jul 7". */
export function shortDate(day: Day): string {
  const { month, day: ofMonth } = dayParts(day);
  return `${shortMonthName(month)} ${ofMonth}`;
}
