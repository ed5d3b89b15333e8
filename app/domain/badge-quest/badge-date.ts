import { ordinal } from "#words/grammar/ordinal.ts";
import { shortMonthName } from "#app/domain/dates/calendar-names.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { type TimeOfDay, clockText } from "#app/domain/dates/time-of-day.ts";

/**
 * When a badge was earned, in the display format "MMM Do YYYY, h:mm a" (docs/product.md, Badge
 * Quest): "Oct 3rd 2019, 4:00 pm", or "Jul 17th 2019" where the log knows no time; "3rd Oct 2019, 16:00" where
 * a club writes days and hours so.
 */
export function badgeDate(day: Day, time?: TimeOfDay): string {
  const { year, month, day: ofMonth } = dayParts(day);
  const [name, nth] = [shortMonthName(month), ordinal(ofMonth)];
  const date = isDayFirst() ? `${nth} ${name} ${year}` : `${name} ${nth} ${year}`;
  return time === undefined ? date : `${date}, ${clockText(time).toLowerCase()}`;
}
