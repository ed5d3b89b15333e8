import { shortMonthName } from "./calendar-names.ts";
import { isDayFirst } from "./date-style.ts";
import { type Day, dayParts } from "./day.ts";

/** A day as short as charts and the player bar need it: "Jul 7" or "7 Jul". */
export function shortDate(day: Day): string {
  const { month, day: ofMonth } = dayParts(day);
  const name = shortMonthName(month);
  return isDayFirst() ? `${ofMonth} ${name}` : `${name} ${ofMonth}`;
}
