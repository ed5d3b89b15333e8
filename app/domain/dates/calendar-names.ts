import { itemAt } from "#app/lib/list/item-at.ts";
import { type Day, dayNumber } from "./day.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

// January 1, 1970, day number 0, was a Thursday.
const WEEKDAYS = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

/**
 * The English name of a month, 1 to 12. Own names, because those of `Intl` differ between releases.
 */
export function monthName(month: number): string {
  return itemAt(MONTHS, month - 1);
}

/** The month in three letters: "Jan" to "Dec". */
export function shortMonthName(month: number): string {
  return monthName(month).slice(0, 3);
}

/** The weekday of a day: "Monday" to "Sunday". */
export function weekday(day: Day): string {
  return itemAt(WEEKDAYS, ((dayNumber(day) % 7) + 7) % 7);
}

/** The weekday of a day in three letters: "Mon" to "Sun". */
export function shortWeekday(day: Day): string {
  return weekday(day).slice(0, 3);
}
