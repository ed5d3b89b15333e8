import { foldLetters } from "#app/domain/fold.ts";
import { type Day, isDay } from "#app/domain/dates/day.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import type { States } from "#app/domain/places/state.ts";
import { onceFor } from "#app/lib/once-for.ts";

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
  const wanted = foldLetters(word);
  let least = Math.min(2, Math.floor(wanted.length / 2));
  let best: string[] = [];
  for (const candidate of new Set(candidates)) {
    const away = distance(wanted, foldLetters(candidate));
    if (away > least) continue;
    best = away < least ? [candidate] : [...best, candidate];
    least = away;
  }
  return best;
}

/**
 * The candidate that a mistyped word probably means: the same except for capitals, spaces and hyphens, or with at most two
 * and half of its letters wrong. Undefined if none is close, or several are equally close.
 */
export function findClosest(word: string, candidates: Iterable<string>): string | undefined {
  const [only, ...more] = findNearest(word, candidates);
  return more.length > 0 ? undefined : only;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const slashed = /^(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d\d)(?:$|[ T])/;

/**
 * Common formats of days. Numbers with slashes are in the given order, numbers with dots are day-first; two-digit
 * years are in this century.
 */
const waysWith = (slashed: RegExp) => [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})(?:$|[T ])/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  slashed,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d\d)$/,
  /^(?:[a-z]+,? )?(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})\b/i,
  /^(?:[a-z]+,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?<name>[a-z]{3,9})\.?,? +(?<year>\d{4})\b/i,
  /^(?<day>\d{1,2})-(?<name>[a-z]{3,9})-(?<year>\d{4}|\d\d)$/i,
  /^(?<cut>\d{1,3}|\d{5})-(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2}),? +(?<cut>\d{1,3}|\d{5})$/i,
];

const monthFirst = waysWith(
  /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d\d)(?:$|[ T])/,
);
const dayFirst = waysWith(/^(?<day>\d{1,2})[-/](?<month>\d{1,2})[-/](?<year>\d{4}|\d\d)(?:$|[ T])/);

/**
 * The day that a text in another format than YYYY-MM-DD probably means; undefined if that would be a guess. A year with a
 * digit too few or too many is read as the season's.
 */
export function suggestDay(
  written: string,
  season: number | undefined,
  isFirst = isDayFirst(),
): Day | undefined {
  for (const way of isFirst ? dayFirst : monthFirst) {
    const parts = way.exec(written.trim())?.groups;
    if (parts === undefined) continue;
    const { year, month, day = "", name = "", cut } = parts;
    const named = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    const inFull = year?.length === 2 ? `20${year}` : year;
    const meant = [
      cut === undefined ? inFull : season,
      (month ?? String(named)).padStart(2, "0"),
      day.padStart(2, "0"),
    ].join("-");
    return isDay(meant) ? meant : undefined;
  }
  return undefined;
}

/**
 * Reads a column of days as spreadsheets write them. Days with slashes are read in the given order, by default the
 * club's, unless a day of the same column shows that it is the other one (25/12/2019).
 */
export function dayReader(
  column: readonly string[],
  order?: "day-first" | "month-first",
): (cell: string) => Day | undefined {
  const parts = column.map((cell) => slashed.exec(cell.trim()));
  const firstIsDay = parts.some((part) => Number(part?.[1]) > 12);
  const secondIsDay = parts.some((part) => Number(part?.[2]) > 12);
  const isDayBeforeMonth = order === undefined ? isDayFirst() : order === "day-first";
  const isFirst = firstIsDay === secondIsDay ? isDayBeforeMonth : firstIsDay;
  return (cell) => suggestDay(cell, undefined, isFirst);
}

const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?\s*(?:([ap])\.?m\.?)?$/i;

/** A time as spreadsheets write it ("9:05", "2:55:00 PM"), as HH:MM, or HH:MM:SS where there are seconds. */
export function timeOfCell(cell: string): string | undefined {
  const [, hour, minute, second, half] = clock.exec(cell.trim()) ?? [];
  const hours = Number(hour);
  if (minute === undefined || hours > 23 || Number(minute) > 59) return undefined;
  if (half !== undefined && (hours < 1 || hours > 12)) return undefined;
  const later = half?.toLowerCase() === "p" ? 12 : 0;
  const on = String(half === undefined ? hours : (hours % 12) + later).padStart(2, "0");
  return second === undefined || second === "00" ? `${on}:${minute}` : `${on}:${minute}:${second}`;
}

/** A note or a state for comparison: "Washington, D.C." is WASHINGTONDC. */
const capitals = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** Names of plates by their codes and other names. */
const short = onceFor(
  ({ list }: States): ReadonlyMap<string, string> =>
    new Map([
      ...list.flatMap(({ name, also }) => also.map((form) => [capitals(form), name] as const)),
      ...list.map(({ code, name }) => [code, name] as const),
    ]),
);

/** Shorter forms are too similar to other words to find them by a misspelling. */
const FEWEST_LETTERS = 8;

/** Names of plates by their long forms, for misspelled notes. */
const names = onceFor(
  ({ list }: States): ReadonlyMap<string, string> =>
    new Map([
      ...list.flatMap(({ name, also }) =>
        also
          .filter((form) => capitals(form).length >= FEWEST_LETTERS)
          .map((form) => [form, name] as const),
      ),
      ...list.map(({ name }) => [name, name] as const),
    ]),
);

/** "Bonus - Mexico", which the log writes as "Mexico (bonus)". */
const bonusFirst = /^bonus\s*[-–:]?\s*(.+)$/i;

/**
 * The plate that a note probably means; undefined if that would be a guess. "Michigain" is Michigan, "Washington, D.C." the
 * District of Columbia, "Penn." Pennsylvania, "Bonus - Mexico" is "Mexico (bonus)".
 */
export function suggestPlate(note: string, states: States): string | undefined {
  const bonus = bonusFirst.exec(note)?.[1];
  if (bonus !== undefined) {
    const plate = suggestPlate(bonus, states);
    return plate === undefined ? undefined : `${plate} (bonus)`;
  }
  const long = names(states);
  return short(states).get(capitals(note)) ?? long.get(findClosest(note, long.keys()) ?? "");
}

/** The code of a state that is written in another way: "Illinois", "mi", "Calif." */
export function suggestState(written: string, { list }: States): string | undefined {
  const places = list.filter(({ kind }) => kind !== "bonus");
  const letters = capitals(written);
  const short = places.find(
    ({ code, also }) => code === letters || also.some((form) => capitals(form) === letters),
  );
  if (short !== undefined) return short.code;
  const name = findClosest(
    written,
    places.map((state) => state.name),
  );
  return places.find((state) => state.name === name)?.code;
}

/** Countries that people enter as a state. */
const COUNTRIES: Readonly<Record<string, string>> = { CANADA: "CA", CAN: "CA", MEXICO: "MX" };

/** The code of a country that was entered as a state. */
export function suggestCountry(written: string): string | undefined {
  return COUNTRIES[capitals(written)];
}

/** One or two digits, or four together, then minutes, seconds, and "am" or "pm" with typos. */
const way =
  /^(?=\d\d?(?:\D|$)|\d{4}(?:\D|$))(?<hour>\d\d?)(?:[:.]?(?<minute>\d\d))?(?::\d\d)?\s*[a-z]?(?:(?<half>[ap])\.?m\.?)?$/i;

function toClockHour(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

/**
 * The time that a text in another format than HH:MM probably means: "2:55SPM" is 14:55, "1236:00" is 12:36, "9.00 am" is
 * 09:00. Undefined if that would be a guess ("253:00", "9").
 */
export function suggestTime(written: string): string | undefined {
  const parts = way.exec(written.trim())?.groups;
  if (parts === undefined) return undefined;
  const { hour, minute, half } = parts;
  const clock = toClockHour(Number(hour), half);
  const guessed = minute === undefined && half === undefined;
  if (clock === undefined || guessed || Number(minute ?? 0) > 59) return undefined;
  return `${String(clock).padStart(2, "0")}:${minute ?? "00"}`;
}

/** Common names of time zones in the United States, by their first letters. */
const zones: readonly (readonly [RegExp, string])[] = [
  [/^(?:eastern|e[sd]?t\b)/i, "America/New_York"],
  [/^(?:central|c[sd]?t\b)/i, "America/Chicago"],
  [/^(?:mountain|m[sd]?t\b)/i, "America/Denver"],
  [/^(?:pacific|p[sd]?t\b)/i, "America/Los_Angeles"],
];

/** The time zone whose name is misspelled. */
export function zoneNamed(written: string): string | undefined {
  return written.includes("/")
    ? findClosest(written, Intl.supportedValuesOf("timeZone"))
    : undefined;
}

/**
 * Time zones that "EST", "Central Time" or a misspelled name may mean. Those of the venue's state take precedence: "EST" in
 * Illinois is Chicago.
 */
export function suggestZones(written: string, ofVenue: readonly string[] = []): readonly string[] {
  const plain = written.trim();
  const called = zones.find(([pattern]) => pattern.test(plain))?.[1];
  const guess = findClosest(plain, [...zones.map(([, name]) => name), ...ofVenue]);
  const meant = called ?? guess ?? zoneNamed(plain);
  if (ofVenue.length > 0 && !ofVenue.includes(meant ?? "")) return ofVenue;
  return meant === undefined ? [] : [meant];
}
