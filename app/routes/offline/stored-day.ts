import { monthAndDay } from "#app/domain/dates/long-date.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";

/** The visitor's day of a moment, as the club writes days: "May 3" or "3 May". */
export function storedDay(moment: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return monthAndDay(venueDay(moment.getTime(), timeZone));
}
