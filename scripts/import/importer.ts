import { cut, cutMessage } from "#app/content/field-path.ts";
import type { Draft } from "#app/content/content.ts";
import type { Problem } from "#app/content/problem.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { groupBy } from "#app/lib/list.ts";
import { plural } from "#app/lib/plural.ts";
import { Refusal, type Texts } from "#scripts/captain/content-texts.ts";
import type { Typed } from "#scripts/captain/command.ts";
import { type DateOrder, type Moment, momentReader, orNothing } from "./moments.ts";
import type { TableRecord } from "./records.ts";

/** Input of an import: the content, the command's arguments and the table. */
export interface Job {
  readonly texts: Texts;
  readonly draft: Draft;
  /** Problems found in the content. */
  readonly problems: readonly Problem[];
  readonly typed: Typed;
  readonly records: readonly TableRecord[];
}

/** Result of an import: the changed texts, and notes for the captain. */
export interface Imported {
  readonly change: Texts;
  readonly notes: readonly string[];
  /** Number of rows that are already in the content. */
  readonly known: number;
  /** Number of rows written. The remaining ones are skipped and listed in the notes. */
  readonly written: number;
  readonly fates: Fates;
}

/** Reads the records of one kind into the content. */
export type Importer = (job: Job) => Imported;

/** A row that is nothing to import, such as a bye or a game of other teams. */
export class LeftOut {
  readonly one: string;
  readonly many: string;

  constructor(singular: string, many: string) {
    this.one = singular;
    this.many = many;
  }
}

/** Records that were left out or refused; all others were read. */
export interface Fates {
  readonly leftOut: ReadonlySet<TableRecord>;
  readonly refused: ReadonlySet<TableRecord>;
}

/** From more rows than this, only the first are named. */
const MOST_ROWS = 6;

/** "Row 2", "Rows 2, 5, 7", "Rows 2, 3, 4 and 25 more" */
export function rowsText(numbers: readonly number[]): string {
  const shown = numbers.length > MOST_ROWS ? numbers.slice(0, 3) : numbers;
  const more = numbers.length - shown.length;
  const rest = more === 0 ? "" : ` and ${more} more`;
  return `${numbers.length === 1 ? "Row" : "Rows"} ${shown.join(", ")}${rest}`;
}

const listNumbers = (records: readonly TableRecord[]) => records.map(({ number }) => number);

function withoutLongTexts(message: string, { texts }: TableRecord): string {
  return cutMessage(texts.reduce((now, text) => now.replaceAll(text, cut(text)), message));
}

/**
 * Imports each record. Invalid ones are refused together with their numbers, or skipped and listed if that
 * option was set. Records that are nothing to import are counted.
 */
export function takeEach<T extends object>(
  { records, typed }: Job,
  readRecord: (record: TableRecord) => T | LeftOut,
): { taken: T[]; notes: string[]; fates: Fates } {
  const refused = new Map<TableRecord, string>();
  const leftOut = new Map<TableRecord, LeftOut>();
  const taken = records.flatMap((record) => {
    try {
      const result = readRecord(record);
      if (!(result instanceof LeftOut)) return [result];
      leftOut.set(record, result);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.set(record, withoutLongTexts(error.message, record));
    }
    return [];
  });
  const lines = Array.from(
    groupBy(refused, ([, reason]) => reason),
    ([reason, rows]) => `${rowsText(listNumbers(rows.map(([record]) => record)))}: ${reason}`,
  );
  if (lines.length > 0 && !typed.has("skip")) {
    const way = "Correct the file, or add --skip to import the other rows.";
    throw new Refusal([...lines, way].join("\n"));
  }
  const counts = Array.from(groupBy(leftOut, ([, { many }]) => many).values(), (rows) => {
    const [, { one, many } = new LeftOut("row", "rows")] = rows[0] ?? [];
    const numbers = listNumbers(rows.map(([record]) => record));
    const where = numbers.length > MOST_ROWS ? "" : ` (${rowsText(numbers).toLowerCase()})`;
    return `${plural(rows.length, one, many)} skipped${where}.`;
  });
  return {
    taken,
    notes: [...lines.map((line) => `Skipped. ${line}`), ...counts],
    fates: { leftOut: new Set(leftOut.keys()), refused: new Set(refused.keys()) },
  };
}

const orders = ["day-first", "month-first"] as const;

/** The value of an option with fixed choices; undefined if it was not given. */
export function readChoice<T extends string>(
  { value }: Typed,
  option: string,
  values: readonly T[],
): T | undefined {
  const written = value(option);
  const found = values.find((value) => value === written);
  if (written !== undefined && found === undefined) {
    throw new Refusal(`--${option} is ${values.join(" or ")}, not ${written}.`);
  }
  return found;
}

/** A range of plausible dates, and the message for others. */
interface Plausible {
  readonly isDay: (moment: Moment) => boolean;
  /** "are outside of its tournaments" */
  readonly otherwise: string;
}

/** Reports and awards are not in the future. One day of tolerance allows for time zones. */
export const notInTheFuture: Plausible = {
  isDay: ({ date }) => date <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  otherwise: "are in the future",
};

/** The year in a column for the season; undefined if there is none. */
export function readSeason(record: TableRecord): number | undefined {
  const written = record.cell("season");
  if (written === "") return undefined;
  const years = written.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
  if (years.length !== 1 || /\d\s*[-–/]\s*\d/.test(written)) {
    throw new Refusal(`${written} is not one year, such as 2027. Correct it, or use --ignore.`);
  }
  return Number(years[0]);
}

/** A note on rows whose day is written above them. */
function daysAboveNote(records: readonly TableRecord[], day: (record: TableRecord) => string) {
  const [first] = records;
  if (first === undefined) return [];
  const days = [...new Set(records.map(day))].filter((day) => day !== "");
  const rows = `${rowsText(listNumbers(records))}: no day of ${records.length === 1 ? "its" : "their"} own.`;
  return days.length === 0 ? [] : [`${rows} The day above counts: ${days.join(", ")}.`];
}

/**
 * Reads days and times of the records. Ambiguous days are read in the club's format, with a note. If only the
 * other order of day and month is plausible, the captain is asked.
 */
export function readMoments(
  { records, typed }: Job,
  year: number | undefined,
  { isDay, otherwise }: Plausible,
): { readMoment: (record: TableRecord) => Moment; notes: string[] } {
  const order = readChoice(typed, "dates", orders);
  const readIn = (way?: DateOrder) => {
    const { read, below } = momentReader(records, way, typed.value("date") === undefined);
    const readMoment = (record: TableRecord) => {
      const season = readSeason(record);
      const moment = read(record, year ?? season);
      if (season === undefined || moment.date === "") return moment;
      // A season may go over New Year.
      if (Math.abs(Number(moment.date.slice(0, 4)) - season) <= 1) return moment;
      throw new Refusal(`${moment.date} is not in the season ${season}. Correct one of the two.`);
    };
    return { readMoment, below: [...below] };
  };
  /** The days of records; undefined if one cannot be read or is implausible. */
  const readDays = (some: readonly TableRecord[], readMoment: (record: TableRecord) => Moment) => {
    const moments = orNothing(() => some.map(readMoment));
    return moments?.every((moment) => moment.date === "" || isDay(moment))
      ? moments.map(({ date }) => date)
      : undefined;
  };
  const { readMoment, below } = readIn(order);
  const above = daysAboveNote(below, (record) => orNothing(() => readMoment(record).date) ?? "");
  if (order !== undefined) return { readMoment, notes: above };
  const [clubFormat, other] = isDayFirst() ? orders : orders.toReversed();
  const [days, others] = [clubFormat, other].map(
    (way) => way && readDays(records, readIn(way).readMoment),
  );
  if (others === undefined || other === undefined) return { readMoment, notes: above };
  if (days === undefined) {
    throw new Refusal(
      `In this club's date format, these ${otherwise}. If they are ${other}, all rows fit: add --dates ${other}.`,
    );
  }
  const at = days.findIndex((day, row) => day !== others[row]);
  const unclear = records[at]?.cell("date") || records[at]?.cell("sent");
  const note = `Days are read ${clubFormat}: ${unclear} is ${days[at]}. If it is ${others[at]}, add --dates ${other}.`;
  return { readMoment, notes: unclear === undefined ? above : [...above, note] };
}

/** The year given as an option; undefined if there is none. */
export function yearTyped({ typed }: Job): number | undefined {
  const written = typed.value("year");
  if (written === undefined) return undefined;
  if (!/^20\d\d$/.test(written)) throw new Refusal(`${written} is not a year such as 2027.`);
  return Number(written);
}

/** The year given as an option, or in the file name. */
export function findYear(job: Job): number {
  const year = yearTyped(job) ?? /(?<!\d)20\d\d(?!\d)/.exec(job.typed.words[0] ?? "")?.[0];
  if (year === undefined) throw new Refusal("Add the year: --year 2027.");
  return Number(year);
}
