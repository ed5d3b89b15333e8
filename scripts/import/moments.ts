import {
  dayReader,
  suggestTime,
  suggestZones,
  timeOfCell,
} from "#app/content/suggestions/suggestions.ts";
import { fold } from "#app/domain/fold.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { noDay } from "#scripts/captain/parse-day.ts";
import type { TableRecord } from "./records.ts";

/** Day and time in the content's format; empty if missing. */
export interface Moment {
  readonly date: string;
  readonly time: string;
  /** The zone written next to the time; undefined for the venue's. */
  readonly zone?: string | undefined;
  /** The year is not in the cell but was inferred. */
  readonly hasNoYear?: boolean;
}

/** The order of day and month in numbers with slashes. */
export type DateOrder = "day-first" | "month-first";

const english = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
/** Weekdays in other languages, before numbers only: "Mar 5" is not a Tuesday. */
const others =
  /^(?:mo|di|mi|do|fr|sa|so|lu|ma|me|gi|je|ju|ve|vi|za|zo|wo|vr|po|wt|śr|sr|cz|pt|ni|nd|ut|út|st|ct|čt|pa|pá|ne|on|to|ti|lö|lo|lø|sö|sø|se|te|qu|sá)\p{L}*\.?,?\s+(?=\d+[./-])/iu;

/** English names of months by their names in supported languages. */
const months: ReadonlyMap<string, string> = new Map(
  ["de", "fr", "es", "it", "nl", "pt", "pl", "cs", "sv", "da"].flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => {
      const day = Date.UTC(2026, month, 15);
      const named = (locale: string, style: "long" | "short") =>
        new Intl.DateTimeFormat(locale, { day: "numeric", month: style, timeZone: "UTC" })
          .formatToParts(day)
          .find(({ type }) => type === "month")?.value ?? "";
      const short = named("en-US", "short");
      return (["long", "short"] as const).map(
        (style) => [fold(named(language, style)).replace(/\.$/, ""), short] as const,
      );
    }).flat(),
  ),
);

/** Translates the month in "2 de mayo de 2026" and "2. Mai 2026" to English. */
function withEnglishMonth(day: string): string {
  const plain = day.replaceAll(/\s+de\s+/gi, " ");
  return plain.replaceAll(
    /\p{L}{3,}\.?/gu,
    (word) => months.get(fold(word).replace(/\.$/, "")) ?? word,
  );
}

const withTime = /^(.*?\d)[,T ]+(?:at )?(\d{1,2}[:.]\d\d(?::\d\d)?\s*(?:[ap]\.?m\.?)?)$/i;
const withOffset = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;

const named: Readonly<Record<string, string>> = {
  noon: "12:00",
  midday: "12:00",
  mittag: "12:00",
  midi: "12:00",
  mediodia: "12:00",
  midnight: "00:00",
};

const zoneBehind = /\s+([A-Z]{2,4}|[A-Z][a-z]+\/\S+)$/;

/** The zone that a word names; undefined for "AM" and unknown words. */
function parseZone(word: string): string | undefined {
  return suggestZones(word)[0];
}

/** Splits a time from the zone that may follow it; also accepts "16h30" and "16:30 Uhr". */
function splitTime(written: string): { time: string; zone: string | undefined } {
  const [behind, word = ""] = zoneBehind.exec(written) ?? [];
  const isZone = behind !== undefined && !/^[AP]M$/.test(word);
  // Of a start and an end, the site has the start.
  const bare = (isZone ? written.slice(0, -behind.length) : written)
    .replace(/^(\d{1,2}[:.h]\d\d(?:\s*[ap]m)?)\s*[-–—]\s*\d{1,2}[:.h]\d\d(?:\s*[ap]m)?$/i, "$1")
    .replace(/\s*Uhr$/i, "")
    .replace(/^(\d{1,2})\s*h$/i, "$1:00")
    .replace(/^(\d{1,2})\s*h\s*(\d\d)$/i, "$1:$2");
  const time = named[fold(bare)] ?? timeOfCell(bare) ?? suggestTime(bare);
  if (time === undefined) throw new Refusal(`${written} is not a time such as 14:55 or 2:55 PM.`);
  const zone = isZone ? parseZone(word) : undefined;
  if (isZone && zone === undefined) throw new Refusal(`${word} in ${written} is not a known zone.`);
  return { time, zone };
}

/** Converts a spreadsheet's serial date, counted from the end of 1899. */
function serialDay(written: string): string | undefined {
  if (!/^[3-6]\d{4}$/.test(written)) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + Number(written))).toISOString().slice(0, 10);
}

/** Whether a cell is a weekday only. */
export function isWeekday(cell: string): boolean {
  return `${cell} 1.`.replace(english, "").replace(others, "") === "1.";
}

/** A day with two numbers or a month, and a word behind it: "13.06.2026 (Sa)". "5 Mar" has none. */
const weekdayBehind = /^((?=\d+\D+\d|\p{L}{3,}).*\d)[,.]?\s+\(?(\p{L}{2,10})\.?\)?$/u;

/** A day in the words that can be read: without a weekday, and with an English month. */
function plainDay(written: string): string {
  const day = written.replace(english, "").replace(others, "");
  const [, before = "", behind = ""] = weekdayBehind.exec(day) ?? [];
  return withEnglishMonth(isWeekday(behind) ? before : day);
}

/** Ways to add a year to a day without one: "6/13", "Jun 13", "13 Jun", "13.6.". */
const YEAR_SIGNS = ["/", ", ", " ", ".", ""];

function dayIn(day: string, read: (cell: string) => string | undefined, year: number | undefined) {
  const own = day === "" ? "" : (serialDay(day) ?? read(day));
  if (own !== undefined || year === undefined) return { date: own, hasNoYear: false };
  const date = YEAR_SIGNS.map((sign) => read(`${day}${sign}${year}`)).find(Boolean);
  return { date, hasNoYear: true };
}

const monthOrEnding =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|st|nd|rd|th)$/i;

/** Whether a text is nothing but a day, such as a heading above the games of a day. */
export function isDayText(text: string): boolean {
  const day = plainDay(text);
  const isPlain = (day.match(/\p{L}+/gu) ?? []).every((word) => monthOrEnding.test(word));
  return isPlain && !/^\d*$/.test(day) && Boolean(dayIn(day, dayReader([day]), 2024).date);
}

/** The written day and time of a record. Some sheets have both in one cell. */
function split(record: TableRecord): { day: string; time: string } {
  const written = record.cell("date") || (record.has("date") ? "" : record.cell("sent"));
  const day = plainDay(written);
  const parts = withTime.exec(day);
  const [inside = "", own] = [parts?.[2], record.cell("time")];
  const isMidnight = /^0{1,2}:00(?::00)?$/.test(inside);
  if (
    inside !== "" &&
    own !== "" &&
    !isMidnight &&
    splitTime(inside).time !== splitTime(own).time
  ) {
    throw new Refusal(`The date has the time ${inside}, but the time is ${own}. Correct one.`);
  }
  return { day: parts?.[1] ?? day, time: own || inside };
}

/** Reads without refusing; a row that is refused has its message when it is read on its own. */
export function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Whether a row has a time, a score or a badge, so that it has a day. Answers of a form are each on their own. */
const hasDay = (record: TableRecord) =>
  !record.has("sent") &&
  ["time", "score", "us", "homeScore", "badge"].some((name) => record.cell(name) !== "");

/**
 * Days written once above the rows that they are for: in a row of their own, or in the first row of a day. Undefined
 * for a row that is earlier than the one above it, which may be of another day.
 */
function daysAbove(records: readonly TableRecord[]) {
  const found = new Map<TableRecord, string | undefined>();
  let above = { block: "", day: "", time: "" };
  for (const record of records) {
    const block = `${record.table} ${record.section}`;
    const day = orNothing(() => record.cell("date")) ?? "";
    const written = orNothing(() => record.cell("time")) ?? "";
    const time = orNothing(() => splitTime(written).time) ?? "";
    if (day === "" && record.dayAbove !== "") found.set(record, record.dayAbove);
    else if (day === "" && above.block === block && orNothing(() => hasDay(record))) {
      found.set(record, time !== "" && time < above.time ? undefined : above.day);
    }
    const isSame = day === "" && above.block === block;
    above = isSame ? { ...above, time: time || above.time } : { block, day, time };
  }
  return new Map([...found].filter(([, day]) => day !== ""));
}

/** Refuses a day with something behind it that would be lost: "6/13/2026 or 6/14". */
function refuseHalf(day: string, isRead: (part: string) => boolean): void {
  const [, before = "", behind] = /^(.*\S)\s+(\S+)$/.exec(day) ?? [];
  if (behind !== undefined && isRead(before)) throw noDay(day);
}

const noYear = (day: string) => new Refusal(`${day} has no year. Add --year 2027.`);

/** Reads days and times of records. */
export interface MomentReader {
  readonly read: (record: TableRecord, year: number | undefined) => Moment;
  /** Records without a day of their own, which have the day above them. */
  readonly below: ReadonlySet<TableRecord>;
}

/**
 * Reads days and times of records. The order of day and month is that of the whole column, or the given
 * one; days without a year are in the given year.
 *
 * @param hasDaysAbove whether a row without a day may have the one above it
 */
export function momentReader(
  records: readonly TableRecord[],
  order?: DateOrder,
  hasDaysAbove = true,
): MomentReader {
  const above = hasDaysAbove ? daysAbove(records) : new Map<TableRecord, undefined>();
  const writtenDay = (record: TableRecord) => {
    const own = split(record);
    if (own.day !== "" || !above.has(record)) return own;
    const day = above.get(record);
    if (day !== undefined) return { ...own, day: plainDay(day) };
    throw new Refusal("The row has no day, and is earlier than the row above it. Add its day.");
  };
  const readDay = dayReader(
    records.map((record) => orNothing(() => split(record).day) ?? ""),
    order,
  );
  const read = (record: TableRecord, year: number | undefined): Moment => {
    const { day, time } = writtenDay(record);
    if (withOffset.test(day)) {
      const moment = new Date(day);
      const [date = "", clock = ""] = moment.toISOString().split("T");
      return { date, time: clock.slice(0, 5), zone: "UTC" };
    }
    const { date, hasNoYear } = dayIn(day, readDay, year);
    if (date === undefined)
      throw dayIn(day, readDay, 2024).date === undefined ? noDay(day) : noYear(day);
    const ownYear = hasNoYear ? year : undefined;
    refuseHalf(day, (part) => dayIn(part, readDay, ownYear).date === date);
    if (time === "") return { date, time, hasNoYear };
    const zone = parseZone(record.cell("zone")) ?? record.zone;
    const at = splitTime(time);
    return { date, time: at.time, zone: at.zone ?? zone, hasNoYear };
  };
  return { read, below: new Set(above.keys()) };
}
