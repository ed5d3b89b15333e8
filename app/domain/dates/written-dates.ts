import { itemAt } from "#app/lib/list.ts";
import * as words from "#words/dates.ts";
import { isDayFirst } from "./date-style.ts";
import { type Day, dayNumber, dayParts } from "./day.ts";

/** Name of a month, 1 to 12. Not from `Intl`, whose names differ between releases. */
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

/** A day with its weekday: "Saturday, September 11". */
export function dayInWords(day: Day): string {
  return `${weekday(day)}, ${monthAndDay(day)}`;
}

const joinWords = (day: string) => day.replaceAll(/(?<!,) /g, "\u00A0");

/** Joins two days to a range that does not break before its hyphen or between day and month. */
function joinDays(start: string, end: string): string {
  return `${joinWords(start)}\u00A0- ${joinWords(end)}`;
}

/**
 * Dates of a tournament (docs/product.md, Results): "October 1 - 2" within a month, "August 31 - September 2"
 * across months, "October 1" for one day and "December 30, 2021 - January 2, 2022" across years; "1 - 2
 * October" in day-first style. Its spaces keep lines whole. Throws a RangeError if it ends before it starts.
 */
export function dateRange(start: Day, end: Day): string {
  const from = dayParts(start);
  const to = dayParts(end);
  if (end < start) throw new RangeError(`A range from ${start} cannot end on ${end}`);
  if (start === end) return monthAndDay(start);
  if (from.year !== to.year) return joinDays(longDate(start), longDate(end));
  if (from.month !== to.month) return joinDays(monthAndDay(start), monthAndDay(end));
  if (isDayFirst()) return joinDays(String(from.day), monthAndDay(end));
  return joinDays(monthAndDay(start), String(to.day));
}

/** Dates of a tournament with the year: "August 17 - 18, 2019"; a range across New Year has both years. */
export function dateRangeInYear(start: Day, end: Day): string {
  const [from, to] = [dayParts(start), dayParts(end)];
  const range = dateRange(start, end);
  if (from.year !== to.year) return range;
  return isDayFirst() ? `${range} ${from.year}` : `${range}, ${from.year}`;
}

/** Dates of a tournament next to its season; the year is only included if it differs. */
export function dateRangeInSeason(start: Day, end: Day, season: number): string {
  return dayParts(start).year === season ? dateRange(start, end) : dateRangeInYear(start, end);
}

/** Shortest form of a date, for charts and the player bar: "Jul 7" or "7 Jul". */
export function shortDate(day: Day): string {
  const { month, day: ofMonth } = dayParts(day);
  const name = shortMonthName(month);
  return isDayFirst() ? `${ofMonth} ${name}` : `${name} ${ofMonth}`;
}

/** A range in its shortest form, with both months: "Jul 7 - Jul 13". */
export function shortRange(start: Day, end: Day): string {
  return joinDays(shortDate(start), shortDate(end));
}
