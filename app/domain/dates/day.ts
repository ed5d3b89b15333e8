import { itemAt, sortedBy } from "#app/lib/list.ts";
import * as words from "#words/grammar/dates.ts";

/** A calendar day as "YYYY-MM-DD", in no time zone. Sorting the text sorts the days. */
export type Day = string;

export interface DayParts {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 31 */
  readonly day: number;
}

const MS_PER_DAY = 86_400_000;

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function numberIfDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)].map(Number);
  const ms = Date.UTC(year ?? NaN, (month ?? NaN) - 1, day);
  // February 30 rolls over to March 2: only a real day comes back as it went in.
  return isoDay(ms) === text ? ms / MS_PER_DAY : undefined;
}

/** Whether the text is a day of the calendar, so "2019-02-29" is not. */
export function isDay(text: string): boolean {
  return numberIfDay(text) !== undefined;
}

/** Whole days since January 1, 1970. Throws a RangeError for text that is no calendar day. */
export function dayNumber(day: Day): number {
  const number = numberIfDay(day);
  if (number === undefined) {
    throw new RangeError(`"${day}" is not a calendar day such as "2019-07-09"`);
  }
  return number;
}

/** The day with a given number of whole days since January 1, 1970. */
export function dayOfNumber(number: number): Day {
  return isoDay(number * MS_PER_DAY);
}

/** Year, month and day as numbers. Throws a RangeError for text that is no calendar day. */
export function dayParts(day: Day): DayParts {
  dayNumber(day);
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8)),
  };
}

/** Nights from one day to another: 0 for the same day, negative when the second is the earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days);
}

/** The year of a day, four digits. */
export function yearOf(day: Day): number {
  return dayParts(day).year;
}

/**
 * How a club writes days and hours. What it does not say is as in the United States: "May 3, 2026" and
 * "9:30 AM".
 */
export interface DateStyle {
  /** "3 May 2026" where days come first. */
  readonly dates?: "month-first" | "day-first" | undefined;
  /** "21:30" where a day has 24 hours. */
  readonly hours?: 12 | 24 | undefined;
}

let style: DateStyle = {};

/**
 * Says how all days and hours are written from here on: once, when the club is known and before its first
 * page is made (decision 028). Machines get the same days as ever.
 */
export function setDateStyle({ dates, hours }: DateStyle): void {
  style = { dates, hours };
}

/** Whether the day of the month is written before its name. */
export function isDayFirst(): boolean {
  return style.dates === "day-first";
}

/** Whether hours are counted to 24. */
export function has24Hours(): boolean {
  return style.hours === 24;
}

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

/**
 * The days of a tournament (docs/product.md, Results): "October 1 - 2" within a month,
 * "August 31 - September 2" across months, "October 1" for one day and "December 30, 2021 - January
 * 2, 2022" across years; "1 - 2 October" where days come first. Throws a RangeError when it ends before it starts.
 */
export function dateRange(start: Day, end: Day): string {
  const from = dayParts(start);
  const to = dayParts(end);
  if (end < start) throw new RangeError(`A range from ${start} cannot end on ${end}`);
  if (start === end) return monthAndDay(start);
  if (from.year !== to.year) return `${longDate(start)} - ${longDate(end)}`;
  if (from.month !== to.month) return `${monthAndDay(start)} - ${monthAndDay(end)}`;
  return isDayFirst() ? `${from.day} - ${monthAndDay(end)}` : `${monthAndDay(start)} - ${to.day}`;
}

/** The days of a tournament with their year: "August 17 - 18, 2019"; a range over New Year names both years itself. */
export function dateRangeInYear(start: Day, end: Day): string {
  const [from, to] = [dayParts(start), dayParts(end)];
  const range = dateRange(start, end);
  if (from.year !== to.year) return range;
  return isDayFirst() ? `${range} ${from.year}` : `${range}, ${from.year}`;
}

/** A day as short as charts and the player bar need it: "Jul 7" or "7 Jul". */
export function shortDate(day: Day): string {
  const { month, day: ofMonth } = dayParts(day);
  const name = shortMonthName(month);
  return isDayFirst() ? `${ofMonth} ${name}` : `${name} ${ofMonth}`;
}

/**
 * A copy in order of day, newest first; equals keep their order, items without a day come last.
 */
export function newestFirst<T>(items: readonly T[], dayOf: (item: T) => Day | undefined): T[] {
  // The empty key sorts before every day. Reversing before and after keeps equals as they were.
  return sortedBy(items.toReversed(), (item) => dayOf(item) ?? "").toReversed();
}
