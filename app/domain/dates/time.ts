import * as words from "#words/grammar/dates.ts";
import * as language from "#words/language.ts";
import { shortWeekday, type Day, isDay, has24Hours } from "./day.ts";

/**
 * A time on the local clock as "HH:MM", 00:00 to 23:59, or "HH:MM:SS" where seconds tell two awards
 * apart. Sorting the text sorts the times.
 */
export type TimeOfDay = string;

/** How a time of day is written. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Whether the text is a time of day; the log's "253:00" is not. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

/**
 * A time as the club writes it: "09:00" as "9:00 AM", "00:30" as "12:30 AM", or both as they stand where
 * hours are counted to 24. Seconds are not shown. Throws a RangeError for text that is no time.
 */
export function clockText(time: TimeOfDay): string {
  if (!isTimeOfDay(time)) throw new RangeError(`"${time}" is not a time of day such as "09:30"`);
  if (has24Hours()) return time.slice(0, 5);
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2, 5)} ${hour < 12 ? words.morning : words.afternoon}`;
}

const two = (part: number) => String(part).padStart(2, "0");

/** The time on the visitor's own clock, as the club writes it: "12:15 PM". */
export function ownTime(start: number): string {
  const at = new Date(start);
  return clockText(`${two(at.getHours())}:${two(at.getMinutes())}`);
}

/** When a game starts, local at the venue: "Sat 9:00 AM", or "Sat" while its time is unknown. */
export function gameTime(day: Day, time?: TimeOfDay): string {
  const weekday = shortWeekday(day);
  return time === undefined ? weekday : `${weekday} ${clockText(time)}`;
}

/** A point in time with the offset in force at the place: "2019-10-03T16:00:00-07:00". */
type Moment = string;

const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[0-5]\d[+-](0\d|1[0-4]):[0-5]\d$/;

export interface LocalTime {
  readonly day: Day;
  readonly time: TimeOfDay;
}

/**
 * The day and time that the clock at the place showed. Throws a RangeError for a malformed moment.
 */
export function localTime(moment: Moment): LocalTime {
  const day = moment.slice(0, 10);
  const time = moment.slice(11, 16);
  if (!SHAPE.test(moment) || !isDay(day) || !isTimeOfDay(time)) {
    throw new RangeError(`"${moment}" is not a moment such as "2019-10-03T16:00:00-07:00"`);
  }
  return { day, time };
}

/** Milliseconds since January 1, 1970 UTC. Throws a RangeError for a malformed moment. */
export function momentMs(moment: Moment): number {
  localTime(moment);
  return Date.parse(moment);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// Mean lengths: over any number of years they are less than a day from the calendar.
const YEAR = 365.25 * DAY;
const MONTH = YEAR / 12;

const UNITS = [
  [YEAR, "year"],
  [MONTH, "month"],
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
] as const;

/**
 * How long ago a moment was, in whole units: "7 years ago", "1 hour ago". Both in milliseconds
 * since 1970. Less than a minute is "just now", and so is the future, which a slow clock may see.
 */
export function relativeTime(then: number, now: number): string {
  const passed = now - then;
  for (const [length, unit] of UNITS) {
    if (passed >= length) return words.ago(Math.floor(passed / length), unit);
  }
  return words.justNow;
}

function clockIn(zone: string, at: number): { readonly day: Day; readonly time: TimeOfDay } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** The day on a calendar that hangs in a time zone, at a moment in milliseconds since 1970. */
export function venueDay(at: number, zone: string): Day {
  return clockIn(zone, at).day;
}

/** The time on a clock that hangs in a time zone. */
export function venueTime(at: number, zone: string): TimeOfDay {
  return clockIn(zone, at).time;
}

/**
 * When the clock of a time zone shows a day and time, in milliseconds since 1970. A time that is left
 * out when clocks go forward is taken as the one an hour later, half past three for half past two.
 */
export function venueMoment(day: Day, time: TimeOfDay, zone: string): number {
  const wanted = Date.parse(`${day}T${time.slice(0, 5)}Z`);
  const shown = (at: number) => {
    const clock = clockIn(zone, at);
    return Date.parse(`${clock.day}T${clock.time}Z`);
  };
  // The offset of a first guess may be that of the other side of a change of clocks.
  const guess = wanted - (shown(wanted) - wanted);
  const missed = wanted - shown(guess);
  const other = guess + missed;
  // No clock shows a time that is left out: of the moments on both sides of the change the later one is meant.
  return shown(other) === wanted ? other : Math.max(guess, other);
}

/** `Intl` names a zone by what it had on a day, and some had no summer time in 1970. */
const RECENT = Date.UTC(2026, 0, 1);

/** A time zone in words: "Central time" for `America/Chicago`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(language.intlLocale, {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(RECENT);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return words.timeZone(name);
}

/** How far from UTC the zones are that people in the United States write by their letters. */
const OFFSETS: Readonly<Record<string, string>> = {
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

/** The zones that are written by their letters, such as EDT. All others go by their names. */
export const ZONE_LETTERS: readonly string[] = Object.keys(OFFSETS);

/** What the names of the zone database look like, as the source of a regular expression. */
export const ZONE_NAME = "[A-Z][A-Za-z]+/[A-Z][A-Za-z_/-]+";

/** A zone as logs write it: by its letters, or by its name in the zone database. */
export const WRITTEN_ZONE = new RegExp(
  String.raw`(?<![\w/])(?:${ZONE_LETTERS.join("|")}|${ZONE_NAME})(?![\w/])`,
);

const twoDigits = (count: number) => String(count).padStart(2, "0");

function offsetAt(day: Day, time: TimeOfDay, zone: string): string {
  const minutes = (Date.parse(`${day}T${time}Z`) - venueMoment(day, time, zone)) / 60_000;
  const away = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${twoDigits(Math.floor(away / 60))}:${twoDigits(away % 60)}`;
}

/** The moment at which a clock in a zone shows a day and a time: "2019-10-03T16:00:00-07:00". */
export function momentIn(day: Day, time: TimeOfDay, zone: string): Moment {
  return `${day}T${time}:00${OFFSETS[zone] ?? offsetAt(day, time, zone)}`;
}
