import {
  dayReader,
  suggestTime,
  suggestZones,
  timeOfCell,
} from "#app/content/suggestions/suggestions.ts";
import { fold } from "#app/domain/fold.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { noDay } from "#scripts/captain/day-of.ts";
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
function zoneOf(word: string): string | undefined {
  return suggestZones(word)[0];
}

/** Splits a time from the zone that may follow it; also accepts "16h30" and "16:30 Uhr". */
function timeOf(written: string): { time: string; zone: string | undefined } {
  const [behind, word = ""] = zoneBehind.exec(written) ?? [];
  const isZone = behind !== undefined && !/^[AP]M$/.test(word);
  const bare = (isZone ? written.slice(0, -behind.length) : written)
    .replace(/\s*Uhr$/i, "")
    .replace(/^(\d{1,2})\s*h$/i, "$1:00")
    .replace(/^(\d{1,2})\s*h\s*(\d\d)$/i, "$1:$2");
  const time = named[fold(bare)] ?? timeOfCell(bare) ?? suggestTime(bare);
  if (time === undefined) throw new Refusal(`${written} is not a time such as 14:55 or 2:55 PM.`);
  return { time, zone: isZone ? zoneOf(word) : undefined };
}

/** Converts a spreadsheet's serial date, counted from the end of 1899. */
function serialDay(written: string): string | undefined {
  if (!/^[3-6]\d{4}$/.test(written)) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + Number(written))).toISOString().slice(0, 10);
}

/** Returns day and time, which some sheets have in one cell. */
function split(record: TableRecord): { day: string; time: string } {
  const day = withEnglishMonth(record.cell("date").replace(english, "").replace(others, ""));
  const parts = withTime.exec(day);
  const time = record.cell("time") || parts?.[2] || "";
  return { day: parts?.[1] ?? day, time };
}

/**
 * Reads days and times of records. The order of day and month is that of the whole column, or the given
 * one; days without a year are in the given year.
 */
export function momentReader(
  records: readonly TableRecord[],
  order?: DateOrder,
): (record: TableRecord, year: number | undefined) => Moment {
  const column = records.map((record) => split(record).day);
  const read = dayReader(column, order);
  return (record, year) => {
    const { day, time } = split(record);
    if (withOffset.test(day)) {
      const moment = new Date(day);
      const [date = "", clock = ""] = moment.toISOString().split("T");
      return { date, time: clock.slice(0, 5), zone: "UTC" };
    }
    const written = day === "" ? "" : (serialDay(day) ?? read(day));
    const inFull =
      year === undefined
        ? undefined
        : ["/", ", ", " ", ".", ""].map((sign) => read(`${day}${sign}${year}`)).find(Boolean);
    const date = written ?? inFull;
    if (date === undefined) throw noDay(day);
    const zone = zoneOf(record.cell("zone")) ?? record.zone;
    const at = time === "" ? { time, zone } : timeOf(time);
    return { date, time: at.time, zone: at.zone ?? zone, hasNoYear: written === undefined };
  };
}
