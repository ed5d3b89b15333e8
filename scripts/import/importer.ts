import type { Draft } from "#app/content/content.ts";
import type { Problem } from "#app/content/problem.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { groupBy } from "#app/lib/list.ts";
import { Refusal, type Texts } from "#scripts/captain/content-texts.ts";
import type { Typed } from "#scripts/captain/command.ts";
import { type DateOrder, type Moment, momentReader } from "./moments.ts";
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
}

/** Reads the records of one kind into the content. */
export type Importer = (job: Job) => Imported;

/** "Row 2", "Rows 2, 5, 7", "Rows 2, 3, 4 and 25 more" */
function rowsText(numbers: readonly number[]): string {
  const shown = numbers.length > 6 ? numbers.slice(0, 3) : numbers;
  const more = numbers.length - shown.length;
  const rest = more === 0 ? "" : ` and ${more} more`;
  return `${numbers.length === 1 ? "Row" : "Rows"} ${shown.join(", ")}${rest}`;
}

/**
 * Imports each record. Invalid ones are refused together with their numbers, or skipped and listed if that
 * option was set.
 */
export function takeEach<T>(
  { records, typed }: Job,
  take: (record: TableRecord) => T,
): { taken: T[]; notes: string[] } {
  const refused: { number: number; reason: string }[] = [];
  const taken = records.flatMap((record) => {
    try {
      return [take(record)];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ number: record.number, reason: error.message });
      return [];
    }
  });
  const lines = Array.from(
    groupBy(refused, ({ reason }) => reason),
    ([reason, rows]) => `${rowsText(rows.map(({ number }) => number))}: ${reason}`,
  );
  if (lines.length > 0 && !typed.has("skip")) {
    const way = "Correct the file, or add --skip to import the other rows.";
    throw new Refusal([...lines, way].join("\n"));
  }
  return { taken, notes: lines.map((line) => `Skipped. ${line}`) };
}

const orders = ["day-first", "month-first"] as const;

/** The value of an option with fixed choices; undefined if it was not given. */
export function oneOf<T extends string>(
  { value }: Typed,
  option: string,
  values: readonly T[],
): T | undefined {
  const written = value(option);
  const found = values.find((one) => one === written);
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

/**
 * Reads days and times of the records. Ambiguous days are read in the club's format, with a note. If only the
 * other order of day and month is plausible, the captain is asked.
 */
export function momentsOf(
  { records, typed }: Job,
  year: number | undefined,
  { isDay, otherwise }: Plausible,
): { momentOf: (record: TableRecord) => Moment; notes: string[] } {
  const order = oneOf(typed, "dates", orders);
  const readIn = (way?: DateOrder) => {
    const read = momentReader(records, way);
    return (record: TableRecord) => read(record, year);
  };
  const momentOf = readIn(order);
  if (order !== undefined) return { momentOf, notes: [] };
  /** Undefined if a row cannot be read or has an implausible day. */
  const daysIn = (way: DateOrder) => {
    try {
      const moments = records.map(readIn(way));
      return moments.every((one) => one.date === "" || isDay(one))
        ? moments.map(({ date }) => date)
        : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
  const [usual, other] = isDayFirst() ? orders : orders.toReversed();
  const [days, others] = [usual, other].map((way) => way && daysIn(way));
  if (others === undefined || other === undefined) return { momentOf, notes: [] };
  if (days === undefined) {
    throw new Refusal(
      `In this club's date format, these ${otherwise}. If they are ${other}, all rows fit: add --dates ${other}.`,
    );
  }
  const at = days.findIndex((day, row) => day !== others[row]);
  const unclear = records[at]?.cell("date");
  const note = `Days are read ${usual}: ${unclear} is ${days[at]}. If it is ${others[at]}, add --dates ${other}.`;
  return { momentOf, notes: unclear === undefined ? [] : [note] };
}

/** The year given as an option; undefined if there is none. */
export function yearTyped({ typed }: Job): number | undefined {
  const written = typed.value("year");
  if (written === undefined) return undefined;
  if (!/^20\d\d$/.test(written)) throw new Refusal(`${written} is not a year such as 2027.`);
  return Number(written);
}

/** The year given as an option, or in the file name. */
export function yearOf(job: Job): number {
  const year = yearTyped(job) ?? /(?<!\d)20\d\d(?!\d)/.exec(job.typed.words[0] ?? "")?.[0];
  if (year === undefined) throw new Refusal("Add the year: --year 2027.");
  return Number(year);
}
