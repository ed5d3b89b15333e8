import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { type Day, isDay } from "#app/domain/dates/day.ts";
import { foldLetters } from "#app/domain/fold.ts";
import type { State, States } from "#app/domain/places/state.ts";

/** Edit distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of a.split("").entries()) {
    const next = [index + 1];
    for (const [column, wanted] of b.split("").entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** All candidates that are nearest to a mistyped word, if any is near enough; see {@link findClosest}. */
export function findNearest(word: string, candidates: Iterable<string>): string[] {
  const letters = foldLetters(word);
  let least = Math.min(2, Math.floor(letters.length / 2));
  let best: string[] = [];
  for (const candidate of new Set(candidates)) {
    const away = distance(letters, foldLetters(candidate));
    if (away > least) continue;
    best = away < least ? [candidate] : [...best, candidate];
    least = away;
  }
  return best;
}

/**
 * The candidate that a mistyped word probably means: the same except for capitals, spaces and hyphens, or with at most two
 * wrong letters, and at most half of them. Undefined if none is close, or several are equally close.
 */
export function findClosest(word: string, candidates: Iterable<string>): string | undefined {
  const [only, ...more] = findNearest(word, candidates);
  return more.length > 0 ? undefined : only;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d\d)(?:$|[ T])/;

/** "25/12/2019" or "25-12-19", also before a time. */
const dayFirst = /^(?<day>\d{1,2})[-/](?<month>\d{1,2})[-/](?<year>\d{4}|\d\d)(?:$|[ T])/;
const monthFirst = /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d\d)(?:$|[ T])/;

/** Other common formats: "2019/7/9", "9.7.2019", "Tuesday, July 9, 2019", "9th July 2019". Numbers with dots are day-first. */
const formats: readonly RegExp[] = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})(?:$|[T ])/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d\d)$/,
  /^(?:[a-z]+,? )?(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})\b/i,
  /^(?:[a-z]+,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?<name>[a-z]{3,9})\.?,? +(?<year>\d{4})\b/i,
];

/**
 * The day that a text in another format than YYYY-MM-DD probably means; undefined if that would be a guess. A year of two
 * digits is in this century.
 */
export function suggestDay(text: string, isDayBeforeMonth = isDayFirst()): Day | undefined {
  const allFormats = [isDayBeforeMonth ? dayFirst : monthFirst, ...formats];
  const parts = allFormats.map((format) => format.exec(text.trim())?.groups).find(Boolean);
  if (parts === undefined) return undefined;
  const { year, month, day = "", name = "" } = parts;
  const named = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const meant = [
    year?.length === 2 ? `20${year}` : year,
    (month ?? String(named)).padStart(2, "0"),
    day.padStart(2, "0"),
  ].join("-");
  return isDay(meant) ? meant : undefined;
}

/**
 * Reads a column of days as spreadsheets write them. Days with slashes are read in the club's order, unless a day of the
 * same column shows that it is the other one (25/12/2019).
 */
export function dayReader(column: readonly string[]): (cell: string) => Day | undefined {
  const parts = column.map((cell) => SLASHED.exec(cell.trim()));
  const firstIsDay = parts.some((part) => Number(part?.[1]) > 12);
  const secondIsDay = parts.some((part) => Number(part?.[2]) > 12);
  const isDayBeforeMonth = firstIsDay === secondIsDay ? isDayFirst() : firstIsDay;
  return (cell) => suggestDay(cell, isDayBeforeMonth);
}

const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?\s*(?:([ap])\.?m\.?)?$/i;

/** A time in another format ("9:05", "2:55:00 PM") as HH:MM, or HH:MM:SS where there are seconds. */
export function readTime(text: string): string | undefined {
  const [, hour, minute, second, half] = clock.exec(text.trim()) ?? [];
  const hours = Number(hour);
  if (minute === undefined || hours > 23 || Number(minute) > 59) return undefined;
  const isOnTwelveHourClock = hours >= 1 && hours <= 12;
  if (half !== undefined && !isOnTwelveHourClock) return undefined;
  const halfStart = half?.toLowerCase() === "p" ? 12 : 0;
  const hourOfDay = half === undefined ? hours : (hours % 12) + halfStart;
  const time = `${String(hourOfDay).padStart(2, "0")}:${minute}`;
  return second === undefined || second === "00" ? time : `${time}:${second}`;
}

/** The state that a text probably means, by its code or another of its names, or misspelled: "mi", "Penn.", "Michigain". */
export function findState(text: string, list: States["list"]): State | undefined {
  const letters = foldLetters(text);
  const names = list.map(({ name }) => name);
  const closest = findClosest(text, names);
  return (
    list.find(({ code, also }) => [code, ...also].some((form) => foldLetters(form) === letters)) ??
    list.find(({ name }) => name === closest)
  );
}

/** The time zone whose name is misspelled. */
export function suggestZone(text: string): string | undefined {
  return text.includes("/") ? findClosest(text, Intl.supportedValuesOf("timeZone")) : undefined;
}
