import { monthAndDay, longDate, monthName } from "#app/domain/dates/written-dates.ts";
import type { Day } from "#app/domain/dates/day.ts";
import type { Entry, Findable } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import type { LikeWords } from "#app/search/find/match.ts";
import type { Prepared } from "#app/search/find/prepare.ts";
import type { FoundGame, Hit } from "#app/search/find/rank.ts";
import type { AskedDate, Question } from "#app/search/find/read-question.ts";

/** Parts of a question that a row of the record meets or does not meet. */
export const PARTS = [
  "years",
  "dates",
  "score",
  "number",
  "place",
  "role",
  "outcome",
  "forfeit",
] as const;

export type Part = (typeof PARTS)[number];

/** The rows that the names in a question single out. */
export interface Named<Row> {
  readonly rows: readonly Row[];
  readonly words: readonly string[];
}

/** One kind of facts, a row for each: who was what in which year, how a game ended. */
export interface Table<Row> {
  readonly rows: (findable: Findable) => readonly Row[];
  /** Words that name a row. */
  readonly words: (row: Row) => readonly string[];
  /** Whether a row meets a part. A question with other parts is not about this table. */
  readonly meets: Partial<Record<Part, (row: Row, question: Question) => boolean>>;
  /** Whether a question is about this table. */
  readonly isAsked: (question: Question, named: Named<Row>) => boolean;
  /** Hits for rows that meet the question; the reason is computed from these rows alone. */
  readonly hits: (rows: readonly Row[], question: Question, named: Named<Row>) => readonly Hit[];
  /** Hits close to a question that no row meets, from the rows that meet it at another time. */
  readonly close?: (rows: readonly Row[], named: Named<Row>) => readonly Hit[];
  /** Negative answer for a question that no row meets. */
  readonly no: (question: Question, named: Named<Row>, findable: Findable) => string;
  /** Answer to "how many". */
  readonly count?: (rows: readonly Row[], question: Question, named: Named<Row>) => string;
}

export function givenParts(question: Question): readonly Part[] {
  return PARTS.filter((part) => {
    if (part === "forfeit") return question.asks.has("forfeit");
    const value = question[part];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}

/** The question without its time. */
export const atAnyTime = (question: Question): Question => ({ ...question, years: [], dates: [] });

/** Whether a typed word is one of the words, or at least begins one. */
export function matchesWord(
  typed: string,
  words: readonly string[],
  like: LikeWords,
  as: "word" | "beginning",
): boolean {
  const matches = like(typed);
  return words.some((word) => {
    const match = matches.get(word);
    return match === "word" || match === as;
  });
}

/** When the question is about: " in 2018", " on October 2, 2022". */
export function whenText({ years, dates: [date] }: Question): string {
  if (date === undefined) return words.during(years.map(String));
  const { year, month, day } = date;
  if (day === undefined) return words.during([[monthName(month), year ?? []].flat().join(" ")]);
  const iso = isoDay(year ?? LEAP_YEAR, month, day);
  return words.on(year === undefined ? monthAndDay(iso) : longDate(iso));
}

const LEAP_YEAR = 2000;

function isoDay(...parts: readonly number[]): Day {
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Whether a date falls into a range of days. */
function isWithin({ year, month, day }: AskedDate, [start, end = start]: readonly [Day, Day?]) {
  const years = year === undefined ? [start, end].map((one) => Number(one.slice(0, 4))) : [year];
  return years.some((one) => {
    const text = isoDay(...[one, month, day ?? []].flat());
    return start.slice(0, text.length) <= text && text <= end.slice(0, text.length);
  });
}

/** Whether one of the dates falls into a range of days. */
export function meetsDates(days: readonly [Day, Day?] | undefined, { dates }: Question): boolean {
  return days !== undefined && dates.some((date) => isWithin(date, days));
}

/** Name of an entry, or the typed words if they fit several. */
export function nameFor(titles: Iterable<string>, typed: readonly string[]): string {
  const [title, ...others] = new Set(titles);
  return title === undefined || others.length > 0 ? words.quoted(typed.join(" ")) : title;
}

/** A hit that answers a question. */
export function answerHit(
  entry: Entry | FoundGame,
  year: number,
  reason?: string,
  more: Partial<Hit> = {},
): Hit {
  return { entry, year, rank: "answer", ...(reason === undefined ? {} : { reason }), ...more };
}

/** A hit that is close to the answer, ranked below it. */
export const asClose = (hit: Hit): Hit => ({ ...hit, rank: "word" });

type EntryOf<Kind extends Entry["kind"]> = Extract<Entry, { kind: Kind }>;

const isOf = <Kind extends Entry["kind"]>(entry: Entry, kind: Kind): entry is EntryOf<Kind> =>
  entry.kind === kind;

/** Entries of one kind with their words. */
export function preparedOf<Kind extends Entry["kind"]>(prepared: readonly Prepared[], kind: Kind) {
  return prepared.flatMap((one) => (isOf(one.entry, kind) ? [{ ...one, entry: one.entry }] : []));
}
