import { monthName } from "./calendar-names.ts";
import { type Day, dayParts } from "./day.ts";

/** A day in long form, as news cards show it: "July 9, 2016" (docs/product.md, News). */
export function longDate(day: Day): string {
  const { year, month, day: ofMonth } = dayParts(day);
  return `${monthName(month)} ${ofMonth}, ${year}`;
}

/** A day without its year: "July 9". */
export function monthAndDay(day: Day): string {
  const { month, day: ofMonth } = dayParts(day);
  return `${monthName(month)} ${ofMonth}`;
}
