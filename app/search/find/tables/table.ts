import { monthAndDay, longDate, monthName } from "#app/domain/dates/written-dates.ts";
import type { Day } from "#app/domain/dates/day.ts";
import type { Entry, Findable } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import type { LikeWords } from "#app/search/find/match.ts";
import type { Prepared } from "#app/search/find/prepare.ts";
import type { FoundGame, Hit } from "#app/search/find/rank.ts";
import type { AskedDate, Question } from "#app/search/find/read-question.ts";

/** Parts of a question that a row of the record meets or does not meet. */
const PARTS = [
  "years",
  "dates",
  "score",
  "margin",
  "numbers",
  "places",
  "role",
  "outcome",
  "without",
  "extreme",
] as const;

/** The same that are asked by a word alone. */
const ASKED_PARTS = ["forfeit", "shutout", "canceled", "stories", "videos"] as const;

type Part = (typeof PARTS)[number] | (typeof ASKED_PARTS)[number];

/** The rows that the names in a question single out. */
export interface Named<Row> {
  readonly rows: readonly Row[];
  readonly words: readonly string[];
  /** How the last word matched. */
  readonly match: "word" | "beginning";
  /** No row has all words: each is named by some of them. */
  readonly isEach?: boolean;
}

/** One kind of facts, a row for each: who was what in which year, how a game ended. */
export interface Table<Row> {
  readonly rows: (findable: Findable) => readonly Row[];
  /** Words that name a row. */
  readonly words: (row: Row) => readonly string[];
  /** Whether typed words have the whole name of a row; then they mean no other. */
  readonly isCalled?: (row: Row, typed: readonly string[]) => boolean;
  /** Whether a row meets a part. A question with other parts is not about this table. */
  readonly meets: Partial<Record<Part, (row: Row, question: Question) => boolean>>;
  /** Whether a question is about this table. */
  readonly isAsked: (question: Question, named: Named<Row>) => boolean;
  /** Hits for rows that meet the question; the reason is computed from these rows alone. */
  readonly hits: (rows: readonly Row[], question: Question, named: Named<Row>) => readonly Hit[];
  /** Hits close to a question that no row meets, from the rows that meet it at another time. */
  readonly close?: (rows: readonly Row[], named: Named<Row>) => readonly Hit[] | undefined;
  /** Negative answer for a question that no row meets; undefined if the question may mean another thing. */
  readonly no: (question: Question, named: Named<Row>, findable: Findable) => string | undefined;
  /** Answer to "how many". */
  readonly count?: (
    rows: readonly Row[],
    question: Question,
    named: Named<Row>,
  ) => string | undefined;
}

/** Answer of the record to a question. */
export interface Answer {
  /** A sentence: a plain no, or a number. */
  readonly sentence?: string | undefined;
  readonly isNo?: boolean;
  /** Other hits with all words that make a negative answer wrong, because it is about names and a year alone. */
  readonly givesWayTo?: "pages" | "everything" | undefined;
  /** Best first; those of a negative answer are close to what was asked. */
  readonly hits: readonly Hit[];
  /** It is one among many, so that other hits mean something else. */
  readonly isExtreme?: boolean;
}

function givenParts(question: Question): readonly Part[] {
  const given = PARTS.filter((part) => {
    const value = question[part];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
  return [...given, ...ASKED_PARTS.filter((part) => question.asks.has(part))];
}

/** Whether a typed word is one of the words, or at least begins one. */
function matchesWord(
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

/** The rows that all typed words name; or, of several names, the rows of each. */
function namedRows<Row>(
  rows: readonly Row[],
  table: Table<Row>,
  typed: readonly string[],
  like: LikeWords,
  beginnings: readonly ("word" | "beginning")[] = ["word", "beginning"],
): Named<Row> | undefined {
  if (typed.length === 0) return { rows, words: typed, match: "word" };
  const isNamedBy = (row: Row, word: string, as: "word" | "beginning") =>
    matchesWord(word, table.words(row), like, as);
  for (const as of beginnings) {
    const whole = rows.filter((row) =>
      typed.every((word, index) => isNamedBy(row, word, index === typed.length - 1 ? as : "word")),
    );
    if (whole.length > 0) return { rows: whole, words: typed, match: as };
  }
  const some = rows.filter((row) => typed.some((word) => isNamedBy(row, word, "word")));
  const isEach = typed.every((word) => some.some((row) => isNamedBy(row, word, "word")));
  return isEach && typed.length > 1
    ? { rows: some, words: typed, match: "word", isEach }
    : undefined;
}

/** Asks a table; undefined if the question is not about it. */
export function askTable<Row>(
  table: Table<Row>,
  findable: Findable,
  question: Question,
  like: LikeWords,
): Answer | undefined {
  const parts = givenParts(question);
  if (parts.some((part) => table.meets[part] === undefined)) return undefined;
  const rows = table.rows(findable);
  const { names, literal } = question;
  const isLiteral = names.length > 0 && literal.length > names.length;
  const exact = isLiteral ? namedRows(rows, table, literal, like, ["word"]) : undefined;
  const found =
    exact === undefined || exact.isEach === true ? namedRows(rows, table, names, like) : exact;
  const called = found?.rows.filter((row) => table.isCalled?.(row, found.words)) ?? [];
  const named = found && called.length > 0 ? { ...found, rows: called } : found;
  if (named === undefined || !table.isAsked(question, named)) return undefined;
  const met = (some: readonly Part[]) =>
    named.rows.filter((row) => some.every((part) => table.meets[part]?.(row, question)));
  const all = met(parts);
  if (all.length > 0) {
    const sentence = question.asks.has("count") ? table.count?.(all, question, named) : undefined;
    const hits = table.hits(all, question, named);
    return { hits, sentence, isExtreme: question.extreme !== undefined };
  }
  const sentence = table.no(question, named, findable);
  if (sentence === undefined) return undefined;
  const anyTime = { ...question, years: [], dates: [] };
  const lasting = givenParts(anyTime);
  const rest = lasting.length > 0 || named.words.length > 0 ? met(lasting) : [];
  const close = table.close?.(rest, named) ?? table.hits(rest, anyTime, named);
  const isLoose = parts.length > 0 && parts.every((part) => part === "years");
  return {
    sentence,
    isNo: true,
    ...(isLoose ? { givesWayTo: "pages" } : {}),
    hits: close.map(asClose),
  };
}

/** When the question is about: " in 2018", " on October 2, 2022". */
export function whenText({ years, dates: [date] }: Question): string {
  if (date === undefined) return words.inYears(years);
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

/** Years, each once, oldest first. */
export const sortedYears = (years: readonly number[]) =>
  [...new Set(years)].toSorted((one, other) => one - other);

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

const isOfKind = <Kind extends Entry["kind"]>(entry: Entry, kind: Kind): entry is EntryOf<Kind> =>
  entry.kind === kind;

/** Entries of one kind with their words. */
export function filterKind<Kind extends Entry["kind"]>(prepared: readonly Prepared[], kind: Kind) {
  return prepared.flatMap((one) =>
    isOfKind(one.entry, kind) ? [{ ...one, entry: one.entry }] : [],
  );
}
