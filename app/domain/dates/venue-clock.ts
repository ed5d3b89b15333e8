import * as words from "#words/dates.ts";
import * as language from "#words/language.ts";
import type { Day } from "./day.ts";
import type { TimeOfDay } from "./time-of-day.ts";

interface Clock {
  readonly day: Day;
  readonly time: TimeOfDay;
}

function clockIn(timeZone: string, at: number): Clock {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** Local day in a time zone at a moment, in milliseconds since 1970. */
export function venueDay(at: number, timeZone: string): Day {
  return clockIn(timeZone, at).day;
}

/** Local time in a time zone at a moment. */
export function venueTime(at: number, timeZone: string): TimeOfDay {
  return clockIn(timeZone, at).time;
}

/** A clock read as if it showed UTC, without seconds, so that the clocks of two places can be subtracted. */
const asIfUtc = ({ day, time }: Clock) => Date.parse(`${day}T${time.slice(0, 5)}Z`);

/**
 * Moment of a local day and time in a time zone, in milliseconds since 1970. A time in the DST gap moves an
 * hour later, from 2:30 to 3:30.
 */
export function venueMoment(day: Day, time: TimeOfDay, timeZone: string): number {
  const offsetAt = (at: number) => asIfUtc(clockIn(timeZone, at)) - at;
  const wanted = asIfUtc({ day, time });
  // The first guess may have the offset from the other side of a DST change.
  const guess = wanted - offsetAt(wanted);
  const corrected = wanted - offsetAt(guess);
  // In the DST gap no moment shows the wanted time, so the later of the two candidates is used.
  return corrected + offsetAt(corrected) === wanted ? corrected : Math.max(guess, corrected);
}

/** `Intl` names a zone by the rules of a date, and some zones had no DST in 1970. */
const RECENT_MOMENT = Date.UTC(2026, 0, 1);

/** A time zone in words: "Central time" for `America/Chicago`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(language.intlLocale, {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(RECENT_MOMENT);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return words.timeZone(name);
}
