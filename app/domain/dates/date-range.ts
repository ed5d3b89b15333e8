import { isDayFirst } from "./date-style.ts";
import { type Day, dayParts } from "./day.ts";
import { longDate, monthAndDay } from "./long-date.ts";

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
