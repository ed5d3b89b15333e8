import { shortWeekday } from "./calendar-names.ts";
import type { Day } from "./day.ts";
import { type TimeOfDay, clockText } from "./time-of-day.ts";

/** When a game starts, local at the venue: "Sat 9:00 AM", or "Sat" while its time is unknown. */
export function gameTime(day: Day, time?: TimeOfDay): string {
  const weekday = shortWeekday(day);
  return time === undefined ? weekday : `${weekday} ${clockText(time)}`;
}
