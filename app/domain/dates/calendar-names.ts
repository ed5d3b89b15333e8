import { itemAt } from "#app/lib/list/item-at.ts";
import * as words from "#words/grammar/dates.ts";
import { type Day, dayNumber } from "./day.ts";

/** The name of a month, 1 to 12. Own names, because those of `Intl` differ between releases. */
export function monthName(month: number): string {
  return itemAt(words.months, month - 1);
}

/** The month in three letters: "Jan" to "Dec". */
export function shortMonthName(month: number): string {
  return words.inThreeLetters(monthName(month));
}

// January 1, 1970, day number 0, was a Thursday; weeks begin on Monday.
const FIRST_WEEKDAY = 3;

/** The weekday of a day: "Monday" to "Sunday". */
export function weekday(day: Day): string {
  return itemAt(words.weekdays, (((dayNumber(day) + FIRST_WEEKDAY) % 7) + 7) % 7);
}

/** The weekday of a day in three letters: "Mon" to "Sun". */
export function shortWeekday(day: Day): string {
  return words.inThreeLetters(weekday(day));
}
