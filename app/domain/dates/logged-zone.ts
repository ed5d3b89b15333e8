import type { Day } from "./day.ts";
import type { TimeOfDay } from "./time-of-day.ts";
import type { Moment } from "./time.ts";
import { venueMoment } from "./venue-clock.ts";

/** UTC offsets of time zone abbreviations used in the United States. */
const ZONE_OFFSETS: Readonly<Record<string, string>> = {
  EST: "-05:00",
  EDT: "-04:00",
  CST: "-06:00",
  CDT: "-05:00",
  MST: "-07:00",
  MDT: "-06:00",
  PST: "-08:00",
  PDT: "-07:00",
  AKST: "-09:00",
  AKDT: "-08:00",
  HST: "-10:00",
};

/** Time zones written as abbreviations, such as EDT. All others are written in full. */
export const ZONE_LETTERS: readonly string[] = Object.keys(ZONE_OFFSETS);

/** Pattern of names in the time zone database, as the source of a regular expression. */
export const ZONE_NAME = "[A-Z][A-Za-z]+/[A-Z][A-Za-z_/-]+";

const twoDigits = (count: number) => String(count).padStart(2, "0");

function offsetAt(day: Day, time: TimeOfDay, zone: string): string {
  const minutes = (Date.parse(`${day}T${time}Z`) - venueMoment(day, time, zone)) / 60_000;
  const away = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${twoDigits(Math.floor(away / 60))}:${twoDigits(away % 60)}`;
}

/** Local day and time in a zone as a moment with its offset: "2019-10-03T16:00:00-07:00". */
export function momentIn(day: Day, time: TimeOfDay, zone: string): Moment {
  return `${day}T${time}:00${ZONE_OFFSETS[zone] ?? offsetAt(day, time, zone)}`;
}
