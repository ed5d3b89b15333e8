import { clockText, gameTime } from "#app/domain/dates/time-of-day.ts";
import { longDate, shortDate, shortWeekday } from "#app/domain/dates/written-dates.ts";
import type { Fixture } from "./game.ts";

/** No tournament starts games between 8:15 PM and 6:45 AM. */
const LATEST_START = "20:15";

const EARLIEST_START = "06:45";

/** Whether "HH:MM" is a plausible start of a game; otherwise AM and PM are probably mixed up. */
export function isPlausibleHour(time: string): boolean {
  return EARLIEST_START < time && time < LATEST_START;
}

/** "HH:MM" with AM and PM swapped: "22:50" for "10:50". */
export function swapAmAndPm(time: string): string {
  const hour = (Number(time.slice(0, 2)) + 12) % 24;
  return `${String(hour).padStart(2, "0")}${time.slice(2)}`;
}

/** Full date and time of a game: "October 1, 2022, 9:00 AM"; undefined while the day is unknown. */
export function whenInFull({ date, time }: Pick<Fixture, "date" | "time">): string | undefined {
  if (date === undefined) return undefined;
  return time === undefined ? longDate(date) : `${longDate(date)}, ${clockText(time)}`;
}

/**
 * Time of a game within its event: "Sat 9:00 AM". In a league, which has many Saturdays, it includes the date and
 * only breaks between date and time: "Sat, May 2, 9:00 AM". Empty while the day is unknown.
 */
export function whenAtEvent(
  { date, time }: Pick<Fixture, "date" | "time">,
  { league }: { readonly league?: boolean | undefined },
): string {
  if (date === undefined) return "";
  if (league !== true) return gameTime(date, time);
  const day = `${shortWeekday(date)}, ${shortDate(date)}`;
  const parts = time === undefined ? [day] : [day, clockText(time)];
  return parts.map((part) => part.replaceAll(" ", "\u00A0")).join(", ");
}
