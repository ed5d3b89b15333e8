import { isDayFirst } from "#app/domain/dates/date-style.ts";
import * as language from "#words/language.ts";

/** The visitor's day of a moment, as the club writes days: "May 3" or "3 May". */
export function storedDay(moment: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language.intlLocale, options).format(moment);
  const [day, month] = [part({ day: "numeric" }), part({ month: "long" })];
  return isDayFirst() ? `${day} ${month}` : `${month} ${day}`;
}
