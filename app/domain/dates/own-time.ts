import { twelveHour } from "./time-of-day.ts";

const two = (part: number) => String(part).padStart(2, "0");

/** The time on the visitor's own clock: "12:15 PM". */
export function ownTime(start: number): string {
  const at = new Date(start);
  return twelveHour(`${two(at.getHours())}:${two(at.getMinutes())}`);
}
