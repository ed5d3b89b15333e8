import { searchWords } from "#app/domain/fold.ts";
import type { Outcome } from "#app/domain/games/outcome.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { isSameWord, SHORTEST_PART, singular } from "#app/domain/search.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { inThreeLetters } from "#words/grammar/dates.ts";
import type { Findable } from "#app/search/search-data.ts";
import * as parts from "#words/question-parts.ts";
import { fillers, type GameQuestion, gameQuestions, vague } from "#words/questions.ts";
import { monthNames, phrasesOf } from "./match.ts";
import { prepare } from "./prepare.ts";
import { withoutClub } from "./query.ts";
import type { HitKind } from "./rank.ts";

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
  /** Points between the teams. */
  readonly margin?: number | undefined;
  /** Jersey numbers, any of which may be meant. */
  readonly numbers: readonly string[];
  /** Finishing places: one, or all that have a medal. */
  readonly places: readonly number[];
  readonly role?: parts.Role | undefined;
  readonly outcome?: Outcome | undefined;
  /** The outcome that a season or tournament is without: "undefeated". */
  readonly without?: keyof typeof parts.withouts | undefined;
  /** The extreme among games: "last win". */
  readonly extreme?: GameQuestion | undefined;
  readonly asks: ReadonlySet<parts.Asked>;
  /** It asks for an extreme, such as "last" or "biggest". */
  readonly isSuperlative: boolean;
}

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`((?:19|20)\d\d)`;
const MONTH = String.raw`\b(${monthNames.map((name) => `${inThreeLetters(name)}(?:t|${name.slice(3)})?`).join("|")})\b\.?`;
const RANGE_END = String.raw`(?:\s*-\s*\d{1,2}(?:st|nd|rd|th)?\b(?!-))?`;
const { the, of, to } = parts.inDates;

const patterns = {
  iso: /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/u,
  numeric: /\b(\d{1,2})(?:[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?|-(\d{1,2})-(\d{4}))\b/u,
  monthFirst: new RegExp(
    `${MONTH}(?:\\s+(?:${the}\\s+)?${DAY}\\b${RANGE_END})?(?:,?\\s+${YEAR}\\b)?`,
    "u",
  ),
  dayFirst: new RegExp(`\\b${DAY}\\s+(?:${of}\\s+)?${MONTH}(?:,?\\s+${YEAR}\\b)?`, "u"),
  score: new RegExp(
    `(?<![\\d-])(\\d{1,2})(?:\\s*[-:]\\s*|\\s+${parts.scoreTo}\\s+)(\\d{1,2})(?![\\d-])`,
    "u",
  ),
  years: new RegExp(`\\b${YEAR}\\s*(?:-|${to})\\s*${YEAR}\\b`, "u"),
  number: new RegExp(
    `(?:#|\\b(?:${parts.beforeNumber})s?\\.?\\s+(?:(?:${parts.beforeNumber})s?\\.?\\s*)?#?)\\s*(\\d{1,3})\\b`,
    "u",
  ),
  year: new RegExp(`(?<!\\d)${YEAR}(?!\\d)`, "u"),
  place: /^(\d{1,3})(?:st|nd|rd|th)$/u,
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

const findMonth = (name = "") =>
  monthNames.findIndex((month) => month.startsWith(inThreeLetters(name))) + 1;

const CENTURY = 2000;

/** The first date in a text, in each order that makes a real one; the club's own order first. */
function takeDates({ take, rest }: Text, names: ReadonlySet<string>): readonly AskedDate[] {
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
    return [{ year: numberOr(year), month: findMonth(month), day: Number(day) }].filter(isReal);
  }
  const [, name = "", ...more] = patterns.monthFirst.exec(rest()) ?? [];
  // June is a person, "June 2024" a month.
  if (names.has(name) && more.every((part) => part === undefined)) return [];
  const monthFirst = take(patterns.monthFirst);
  if (monthFirst === undefined) return [];
  const [month, day, year] = monthFirst;
  return [{ year: numberOr(year), month: findMonth(month), day: numberOr(day) }].filter(isReal);
}

/** Takes a pattern as often as a text has it. */
function takeAll({ take }: Text, pattern: RegExp) {
  const all: (readonly (string | undefined)[])[] = [];
  for (let found = take(pattern); found !== undefined; found = take(pattern)) all.push(found);
  return all;
}

function takeYears(text: Text): readonly number[] {
  const ranges = takeAll(text, patterns.years).flatMap((range) => {
    const [from = 0, end = 0] = range.map(Number).toSorted((one, other) => one - other);
    return Array.from({ length: end - from + 1 }, (_, index) => from + index);
  });
  return [...ranges, ...takeAll(text, patterns.year).map(([year]) => Number(year))];
}

function isKey<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  key: string,
): key is Name {
  return Object.hasOwn(table, key);
}

const listMeanings = <Name extends string>(table: Readonly<Record<Name, string>>) =>
  Object.keys(table).flatMap((name) =>
    isKey(table, name) ? [[name, table[name].split("|")] as const] : [],
  );

const roles = listMeanings(parts.roles);
const rolesInYear = listMeanings(parts.rolesInYear);
const outcomes = listMeanings(parts.outcomes);
const asked = listMeanings(parts.asked);
const gameQuestionNames = Object.keys(gameQuestions).filter((name) => isKey(gameQuestions, name));
const withouts = listMeanings(parts.withouts);
const nouns = parts.outcomeNouns.split("|");
/** Words for extremes. */
export const superlatives: readonly string[] = parts.superlatives.split("|");
const ordinals = parts.ordinals.split("|");
const metals = parts.metals.split("|");
/** Places with a medal. */
const MEDALS = metals.map((_, index) => index + 1);

/** All words that name a part of a question. */
export const partWords = [
  ...[...roles, ...outcomes, ...withouts, ...asked].flatMap(([, words]) => words),
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
function findMeaning<Name>(
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

const isShortNumber = (word: string) => /^\d{1,2}$/u.test(word);

const isFree = (word: string) => !fillers.has(word) && !vague.has(word);

/** A text with its signs and short forms written out. */
export const writeOut = (text: string) =>
  parts.longForms.reduce((long, [form, words]) => long.replace(form, words), text);

const opposite = { win: "loss", loss: "win", tie: "tie" } as const;

/** The outcome from the club's side: "who beat us" asks for losses. */
function readOutcome(all: readonly string[], typed: readonly string[]) {
  const outcome = findMeaning(outcomes, typed);
  if (outcome === undefined) return undefined;
  const text = all.join(" ");
  const isTurned = parts.turned.us.test(text) || parts.turned.by.test(text);
  return { ...outcome, name: isTurned ? opposite[outcome.name] : outcome.name, isTurned };
}

/** Finishing places, with the words that name them. */
function readPlaces(typed: readonly string[], asks: Question["asks"]) {
  const figures = typed.filter((word) => patterns.place.test(word));
  if (figures.length > 0) {
    return { places: figures.map((word) => Number.parseInt(word, 10)), placeWords: figures };
  }
  if (!asks.has("places")) return { places: [], placeWords: [] };
  const word = typed.find((one) => ordinals.includes(one) || metals.includes(one));
  if (word === undefined) return { places: asks.has("medals") ? MEDALS : [], placeWords: [] };
  return {
    places: [Math.max(ordinals.indexOf(word), metals.indexOf(word)) + 1],
    placeWords: [word],
  };
}

/** The extreme among games, with its words. */
function readExtreme(typed: readonly string[]) {
  for (const name of gameQuestionNames) {
    const phrase = phrasesOf(gameQuestions[name][0]).find((all) =>
      all.every((words) => typed.some((word) => isOneOf(word, words))),
    );
    if (phrase !== undefined) return { extreme: name, extremeWords: phrase.flat() };
  }
  return { extreme: undefined, extremeWords: [] };
}

const NAMED_KINDS: ReadonlySet<HitKind> = new Set(["people", "opponents", "badges"]);

/** Words of each name of a person, team or badge. */
const namesIn = onceFor((findable: Findable) =>
  prepare(findable).flatMap(({ entry: { kind }, names: [words = []] }) =>
    NAMED_KINDS.has(kind) ? [{ kind, words }] : [],
  ),
);

/** Words of the names that are typed in full: "drew" in "Drew Cole" is no verb, "first" in "First Responder" no extreme. */
function ownNames(findable: Findable, all: readonly string[]): ReadonlySet<string> {
  const typed = namesIn(findable).filter(
    ({ words }) => words.length > 1 && words.every((word) => all.includes(word)),
  );
  return new Set(typed.flatMap(({ words }) => words));
}

/** Words of people's names. */
const peoplesNames = onceFor(
  (findable: Findable): ReadonlySet<string> =>
    new Set(namesIn(findable).flatMap(({ kind, words }) => (kind === "people" ? words : []))),
);

/** Reads a text by its parts. */
export function readQuestion(text: string, findable: Findable): Question {
  const { club } = findable;
  const open = openText(
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[\p{Pd}−]/gu, "-"),
  );
  const dates = takeDates(open, peoplesNames(findable));
  const score = open.take(patterns.score)?.map(Number);
  const by = open.take(parts.margin);
  const worn = takeAll(open, patterns.number).flatMap(([number]) => number ?? []);
  const years = [...takeYears(open), ...dates.flatMap(({ year }) => year ?? [])];
  const all = searchWords(open.rest());
  const typed = club.some((name) => name.join(" ") === all.join(" ")) ? [] : withoutClub(all, club);
  const own = ownNames(findable, all);
  const rest = typed.filter((word) => !own.has(word));
  const asks = new Set(
    asked.flatMap(([name, words]) => (rest.some((word) => isOneOf(word, words)) ? name : [])),
  );
  const { places, placeWords } = readPlaces(rest, asks);
  const { extreme, extremeWords } = readExtreme(rest);
  const isInYear = years.length > 0 && asks.has("people");
  const asRole =
    findMeaning(roles, rest) ?? (isInYear ? findMeaning(rolesInYear, rest) : undefined);
  // A leader of Badge Quest is no captain.
  const role = asks.has("badges") ? undefined : asRole;
  const outcome = readOutcome(withoutClub(all, club, "us"), rest);
  const without = findMeaning(withouts, rest);
  const meant = new Set([role?.word, outcome?.word, without?.word, ...placeWords]);
  const literal = typed.filter(
    (word) =>
      own.has(word) ||
      (!meant.has(word) &&
        !(outcome?.isTurned === true && fillers.has(word)) &&
        !isOneOf(word, extremeWords) &&
        !asked.some(([, words]) => isOneOf(word, words))),
  );
  const bare = literal.filter(isShortNumber);
  const isScore = score === undefined && worn.length === 0 && bare.length === 2;
  const isNumber = !isScore && (worn.length > 0 || bare.length === 1);
  const names = literal.filter((word) => !(isScore || isNumber) || !isShortNumber(word));
  const [one = 0, other = 0] = score ?? bare.map(Number);
  // "Who won" asks for either side; "wins 2019" for the season's record.
  const isEnding =
    outcome !== undefined &&
    !(typed.includes("who") && outcome.word === "won" && !outcome.isTurned) &&
    (names.some(isFree) ||
      by !== undefined ||
      asks.has("shutout") ||
      asks.has("forfeit") ||
      (asks.has("count") && years.length === 0) ||
      !nouns.some((noun) => isSameWord(noun, outcome.word) || noun.startsWith(outcome.word)));
  return {
    typed,
    names: names.filter(isFree),
    literal: names,
    years: [...new Set(years)],
    dates,
    score: score !== undefined || isScore ? [one, other] : undefined,
    margin: by === undefined ? undefined : Number(by[0] ?? 1),
    numbers: isNumber ? [...worn, ...bare] : [],
    places,
    role: role?.name,
    outcome: isEnding ? outcome.name : undefined,
    without: without?.name,
    extreme,
    asks,
    isSuperlative:
      extreme === undefined &&
      places.length === 0 &&
      !(role !== undefined && (asks.has("first") || asks.has("most"))) &&
      !(asks.has("badges") && names.some(isFree)) &&
      rest.some((word) => superlatives.includes(word)),
  };
}
