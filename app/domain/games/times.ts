import { longDate } from "#app/domain/dates/written-dates.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import type { Fixture } from "./game.ts";

/** No tournament starts a game from a quarter past eight in the evening to a quarter to seven. */
const EVENING = "20:15";

const MORNING = "06:45";

/** Whether games begin at such a time, "HH:MM"; others mostly have morning and evening confused. */
export function isPlausibleHour(time: string): boolean {
  return MORNING < time && time < EVENING;
}

/** When a game was or will be, in full: "October 1, 2022, 9:00 AM"; nothing while the day is unknown. */
export function whenInFull({ date, time }: Pick<Fixture, "date" | "time">): string | undefined {
  if (date === undefined) return undefined;
  return time === undefined ? longDate(date) : `${longDate(date)}, ${clockText(time)}`;
}
