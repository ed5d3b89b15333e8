import { longDate } from "#app/domain/dates/long-date.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import type { Fixture } from "./game.ts";

/** When a game was or will be, in full: "October 1, 2022, 9:00 AM"; nothing while the day is unknown. */
export function whenInFull({ date, time }: Pick<Fixture, "date" | "time">): string | undefined {
  if (date === undefined) return undefined;
  return time === undefined ? longDate(date) : `${longDate(date)}, ${clockText(time)}`;
}
