import { fold, searchWords } from "#app/domain/fold.ts";
import type { Outcome } from "#app/domain/games/outcome.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { SHORTEST_PART, singular } from "#app/domain/search.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { inThreeLetters, months } from "#words/grammar/dates.ts";
import * as parts from "#words/question-parts.ts";
import { fillers, vague } from "#words/questions.ts";
import { withoutClub } from "./query.ts";

/** A day or month, in any year if there is none. */
export interface AskedDate {
  readonly year?: number | undefined;
  readonly month: number;
  readonly day?: number | undefined;
}

/** A typed text, read by its parts. */
export interface Question {
  readonly typed: readonly string[];
  /** Words without a meaning in questions: names of people, teams, tournaments, places and badges. */
  readonly names: readonly string[];
  /** The same with words such as "us" and "me", which may belong to a name. */
  readonly literal: readonly string[];
  readonly years: readonly number[];
  /** Readings of a date: "10/2" is October 2 and February 10. */
  readonly dates: readonly AskedDate[];
  readonly score?: readonly [one: number, other: number] | undefined;
  /** Jersey number. */
  readonly number?: string | undefined;
  /** Finishing place. */
  readonly place?: number | undefined;
  readonly role?: parts.Role | undefined;
  readonly outcome?: Outcome | undefined;
  readonly asks: ReadonlySet<parts.Asked>;
  /** It asks for an extreme, such as "last" or "biggest". */
  readonly isSuperlative: boolean;
}

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`((?:19|20)\d\d)`;
/** Names of the months, folded. */
export const monthNames = months.map((name) => fold(name));
const MONTH = String.raw`\b(${monthNames.map((name) => `${inThreeLetters(name)}(?:t|${name.slice(3)})?`).join("|")})\b\.?`;
const { the, of } = parts.inDates;

const patterns = {
  iso: /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/u,
  numeric: /\b(\d{1,2})(?:[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?|-(\d{1,2})-(\d{4}))\b/u,
  monthFirst: new RegExp(`${MONTH}(?:\\s+(?:${the}\\s+)?${DAY}\\b)?(?:,?\\s+${YEAR}\\b)?`, "u"),
  dayFirst: new RegExp(`\\b${DAY}\\s+(?:${of}\\s+)?${MONTH}(?:,?\\s+${YEAR}\\b)?`, "u"),
  score: new RegExp(
    `(?<![\\d-])(\\d{1,2})(?:\\s*[-:]\\s*|\\s+${parts.scoreTo}\\s+)(\\d{1,2})(?![\\d-])`,
    "u",
  ),
  number: new RegExp(
    `(?:#|\\b(?:${parts.beforeNumber})s?\\.?\\s+(?:(?:${parts.beforeNumber})s?\\.?\\s*)?#?)\\s*(\\d{1,2})\\b`,
    "u",
  ),
  year: new RegExp(`(?<!\\d)${YEAR}(?!\\d)|'(\\d\\d)\\b`, "u"),
  place: /\bt?(\d{1,3})(?:st|nd|rd|th)\b/u,
} as const;

/** A text from which parts are taken one after the other. */
function openText(text: string) {
  let rest = text;
  const take = (pattern: RegExp): readonly (string | undefined)[] | undefined => {
    const match = pattern.exec(rest);
    if (match === null) return undefined;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match.slice(1);
  };
  return { take, rest: () => rest };
}

type Text = ReturnType<typeof openText>;

const numberOr = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const isReal = ({ month, day = 1 }: AskedDate) =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31;

const monthOf = (name = "") =>
  monthNames.findIndex((month) => month.startsWith(inThreeLetters(name))) + 1;

const CENTURY = 2000;

/** The first date in a text, in each order that makes a real one; the club's own order first. */
function takeDates({ take }: Text): readonly AskedDate[] {
  const iso = take(patterns.iso);
  if (iso !== undefined) {
    const [year = 0, month = 0, day] = iso.map(numberOr);
    return [{ year, month, day }].filter(isReal);
  }
  const numeric = take(patterns.numeric);
  if (numeric !== undefined) {
    const [one = 0, slashed, slashedYear, dashed, dashedYear] = numeric.map(numberOr);
    const other = slashed ?? dashed ?? 0;
    const written = slashedYear ?? dashedYear;
    const year = written === undefined || written >= 100 ? written : CENTURY + written;
    const orders = [
      { year, month: one, day: other },
      { year, month: other, day: one },
    ];
    return (isDayFirst() ? orders.toReversed() : orders).filter(isReal);
  }
  const dayFirst = take(patterns.dayFirst);
  if (dayFirst !== undefined) {
    const [day, month, year] = dayFirst;
    return [{ year: numberOr(year), month: monthOf(month), day: Number(day) }].filter(isReal);
  }
  const monthFirst = take(patterns.monthFirst);
  if (monthFirst === undefined) return [];
  const [month, day, year] = monthFirst;
  return [{ year: numberOr(year), month: monthOf(month), day: numberOr(day) }].filter(isReal);
}

function takeYears({ take }: Text): readonly number[] {
  const years: number[] = [];
  for (let found = take(patterns.year); found !== undefined; found = take(patterns.year)) {
    const [whole, short] = found.map(numberOr);
    years.push(whole ?? CENTURY + (short ?? 0));
  }
  return years;
}

function isKey<Name extends string>(
  table: Readonly<Record<Name, string>>,
  key: string,
): key is Name {
  return Object.hasOwn(table, key);
}

const meaningsOf = <Name extends string>(table: Readonly<Record<Name, string>>) =>
  Object.keys(table).flatMap((name) =>
    isKey(table, name) ? [[name, table[name].split("|")] as const] : [],
  );

const roles = meaningsOf(parts.roles);
const rolesInYear = meaningsOf(parts.rolesInYear);
const outcomes = meaningsOf(parts.outcomes);
const asked = meaningsOf(parts.asked);
const nouns = parts.outcomeNouns.split("|");
/** Words for extremes. */
export const superlatives: readonly string[] = parts.superlatives.split("|");
const ordinals = parts.ordinals.split("|");

/** All words that name a part of a question. */
export const partWords = [
  ...[...roles, ...outcomes, ...asked].flatMap(([, words]) => words),
  ...superlatives,
  ...ordinals,
  ...monthNames,
];

/** Singulars of each list of words. */
const singulars = onceFor(
  (words: readonly string[]): ReadonlySet<string> => new Set(words.map(singular)),
);

const isOneOf = (word: string, words: readonly string[]) => singulars(words).has(singular(word));

/** The meaning of a word; the last word may still be incomplete. */
function meaningOf<Name>(
  table: readonly (readonly [Name, readonly string[]])[],
  typed: readonly string[],
): { readonly name: Name; readonly word: string } | undefined {
  for (const [index, word] of typed.entries()) {
    const isStarted = index === typed.length - 1 && word.length > SHORTEST_PART;
    const row = table.find(
      ([, words]) =>
        isOneOf(word, words) || (isStarted && words.some((whole) => whole.startsWith(word))),
    );
    if (row !== undefined) return { name: row[0], word };
  }
  return undefined;
}

const isShortNumber = /^\d{1,2}$/u;

/** Reads a text by its parts. */
export function readQuestion(text: string, club: readonly (readonly string[])[]): Question {
  const open = openText(
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[\p{Pd}−]/gu, "-"),
  );
  const dates = takeDates(open);
  const score = open.take(patterns.score)?.map(Number);
  const [number] = open.take(patterns.number) ?? [];
  const years = [...takeYears(open), ...dates.flatMap(({ year }) => year ?? [])];
  const typed = withoutClub(searchWords(open.rest()), club);
  const asks = new Set(
    asked.flatMap(([name, words]) => (typed.some((word) => isOneOf(word, words)) ? name : [])),
  );
  const [placed] = asks.has("places") ? (open.take(patterns.place) ?? []) : [];
  const inWords = asks.has("places") ? typed.find((word) => ordinals.includes(word)) : undefined;
  const place =
    numberOr(placed) ?? (inWords === undefined ? undefined : ordinals.indexOf(inWords) + 1);
  const isInYear = years.length > 0 && asks.has("people");
  const asRole = meaningOf(roles, typed) ?? (isInYear ? meaningOf(rolesInYear, typed) : undefined);
  // A leader of Badge Quest is no captain.
  const role = asks.has("badges") ? undefined : asRole;
  const outcome = meaningOf(outcomes, typed);
  const placeWord = placed && typed.find((word) => patterns.place.test(word));
  const meant = new Set([role?.word, outcome?.word, inWords, placeWord]);
  const literal = typed.filter(
    (word) => !meant.has(word) && !asked.some(([, words]) => isOneOf(word, words)),
  );
  const names = literal.filter((word) => !fillers.has(word) && !vague.has(word));
  const [bare = ""] = names.length === 1 ? names : [];
  const isBare = number === undefined && isShortNumber.test(bare);
  // "Who won" asks for either side; "wins 2019" for the season's record.
  const isEnding =
    outcome !== undefined &&
    !(typed.includes("who") && outcome.word === "won") &&
    (names.length > 0 || !isOneOf(outcome.word, nouns));
  return {
    typed,
    names: isBare ? [] : names,
    literal: isBare ? [] : literal,
    years: [...new Set(years)],
    dates,
    score: score && [score[0] ?? 0, score[1] ?? 0],
    number: number ?? (isBare ? bare : undefined),
    place,
    role: role?.name,
    outcome: isEnding ? outcome.name : undefined,
    asks,
    isSuperlative:
      place === undefined &&
      !(role !== undefined && asks.has("first")) &&
      typed.some((word) => superlatives.includes(word)),
  };
}
