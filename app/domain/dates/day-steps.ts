import { type Day, dayNumber, dayOfNumber, dayParts } from "./day.ts";

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
