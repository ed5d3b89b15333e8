import { monthName } from "./calendar-names.ts";
import { isDayFirst } from "./date-style.ts";
import { type Day, dayParts } from "./day.ts";

/** A day in long form, as news cards show it: "July 9, 2016" or "9 July 2016" (docs/product.md, News). */
export function longDate(day: Day): string {
  const separator = isDayFirst() ? " " : ", ";
  return `${monthAndDay(day)}${separator}${dayParts(day).year}`;
}

/** A day without its year: "July 9" or "9 July". */
export function monthAndDay(day: Day): string {
  const { month, day: ofMonth } = dayParts(day);
  return isDayFirst() ? `${ofMonth} ${monthName(month)}` : `${monthName(month)} ${ofMonth}`;
}
