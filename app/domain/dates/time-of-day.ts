import * as words from "#words/dates.ts";
import { has24Hours } from "./date-style.ts";
import type { Day } from "./day.ts";
import { shortWeekday } from "./written-dates.ts";

/**
 * A local time as "HH:MM", 00:00 to 23:59, or "HH:MM:SS" if seconds tell two awards apart. Sorting the text
 * sorts the times.
 */
export type TimeOfDay = string;

/** Format of a time of day. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Whether the text is a time of day; the log's "253:00" is not. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

/**
 * Formats a time in the club's style: "09:00" as "9:00 AM", "00:30" as "12:30 AM", or unchanged on the
 * 24-hour clock. Seconds are not shown. Throws a RangeError if the text is not a time.
 */
export function clockText(time: TimeOfDay): string {
  if (!isTimeOfDay(time)) throw new RangeError(`"${time}" is not a time of day such as "09:30"`);
  if (has24Hours()) return time.slice(0, 5);
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2, 5)} ${hour < 12 ? words.morning : words.afternoon}`;
}

const padPart = (part: number) => String(part).padStart(2, "0");

/** A moment in the visitor's own time zone and the club's style: "12:15 PM". */
export function visitorTime(moment: number): string {
  const at = new Date(moment);
  return clockText(`${padPart(at.getHours())}:${padPart(at.getMinutes())}`);
}

/** Local start of a game: "Sat 9:00 AM", or "Sat" while its time is unknown. */
export function gameTime(day: Day, time?: TimeOfDay): string {
  const weekday = shortWeekday(day);
  return time === undefined ? weekday : `${weekday} ${clockText(time)}`;
}
