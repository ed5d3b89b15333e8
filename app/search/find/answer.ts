import { paths } from "#app/routes/paths.ts";
import type { Findable } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import type { LikeWords } from "./match.ts";
import { likeWords } from "./match-entries.ts";
import { prepare } from "./prepare.ts";
import type { FoundAnswer, Hit } from "./rank.ts";
import { type Question, readQuestion, superlatives } from "./read-question.ts";
import { badgeTable } from "./tables/badges.ts";
import { gameTable, opponentTable } from "./tables/games.ts";
import { peopleTable } from "./tables/people.ts";
import {
  asClose,
  atAnyTime,
  givenParts,
  matchesWord,
  type Named,
  type Table,
} from "./tables/table.ts";
import { storyTable } from "./tables/stories.ts";
import { tournamentTable, upcomingTable } from "./tables/tournaments.ts";

/** Answer of the record to a question. */
export interface Answer {
  /** A sentence: a plain no, or a number. */
  readonly sentence?: string;
  readonly isNo?: boolean;
  /** Other hits with all words that make a negative answer wrong, because it is about names and a year alone. */
  readonly givesWayTo?: "pages" | "everything";
  /** Best first; those of a negative answer are close to what was asked. */
  readonly hits: readonly Hit[];
  /** Typed words that nothing on the site has. */
  readonly unknown: readonly string[];
}

/** The rows that all typed words name; or, of several names, the rows of each. */
function namedRows<Row>(
  rows: readonly Row[],
  table: Table<Row>,
  typed: readonly string[],
  like: LikeWords,
  beginnings: readonly ("word" | "beginning")[] = ["word", "beginning"],
): Named<Row> | undefined {
  if (typed.length === 0) return { rows, words: typed };
  const isNamedBy = (row: Row, word: string, as: "word" | "beginning") =>
    matchesWord(word, table.words(row), like, as);
  for (const as of beginnings) {
    const whole = rows.filter((row) =>
      typed.every((word, place) => isNamedBy(row, word, place === typed.length - 1 ? as : "word")),
    );
    if (whole.length > 0) return { rows: whole, words: typed };
  }
  const some = rows.filter((row) => typed.some((word) => isNamedBy(row, word, "word")));
  const isEach = typed.every((word) => some.some((row) => isNamedBy(row, word, "word")));
  return isEach && typed.length > 1 ? { rows: some, words: typed } : undefined;
}

/** Words that make a question of a text without other parts. */
const topics = ["against", "count", "next", "whom"] as const;

/** Asks one table. */
function askTable<Row>(
  table: Table<Row>,
  findable: Findable,
  question: Question,
  like: LikeWords,
): Answer | undefined {
  const parts = givenParts(question);
  // Most typed texts are names.
  if (parts.length === 0 && !topics.some((topic) => question.asks.has(topic))) return undefined;
  if (parts.some((part) => table.meets[part] === undefined)) return undefined;
  const rows = table.rows(findable);
  const { names, literal } = question;
  const isLiteral = names.length > 0 && literal.length > names.length;
  const named =
    (isLiteral ? namedRows(rows, table, literal, like, ["word"]) : undefined) ??
    namedRows(rows, table, names, like);
  if (named === undefined || !table.isAsked(question, named)) return undefined;
  const met = (asked: Question) =>
    named.rows.filter((row) => givenParts(asked).every((part) => table.meets[part]?.(row, asked)));
  const isLoose = parts.length > 0 && parts.every((part) => part === "years");
  const loose = isLoose ? ({ givesWayTo: "pages" } as const) : {};
  const found = met(question);
  if (found.length > 0) {
    const hits = table.hits(found, question, named);
    return question.asks.has("count") && table.count !== undefined
      ? { hits, unknown: [], sentence: table.count(found, question, named) }
      : { hits, unknown: [] };
  }
  const open = atAnyTime(question);
  const isOpen = givenParts(open).length > 0 || named.words.length > 0;
  const rest = isOpen ? met(open) : [];
  const close = table.close?.(rest, named) ?? table.hits(rest, open, named);
  return {
    sentence: table.no(question, named, findable),
    isNo: true,
    ...loose,
    unknown: [],
    hits: close.map(asClose),
  };
}

/** A negative answer about a year of which nothing is on record. */
function answerForYear(findable: Findable, { years, names, ...question }: Question) {
  const [year, ...others] = years;
  if (year === undefined || others.length > 0) return undefined;
  const known = findable.entries.flatMap((entry) =>
    entry.kind === "seasons" || entry.kind === "tournaments" ? entry.year : [],
  );
  if (known.includes(year)) return undefined;
  const isBetween = Math.min(...known) < year && year < Math.max(...known);
  const isLoose = names.length > 0 || question.asks.has("stories");
  // "Tryouts 2024" is about the tryouts.
  if (isLoose && !isBetween) return undefined;
  const answer: Answer = {
    sentence: isBetween
      ? words.no.team(year, findable.missingYears?.[year])
      : words.no.season(year),
    isNo: true,
    ...(isLoose ? { givesWayTo: "everything" } : {}),
    hits: [],
    unknown: [],
  };
  return answer;
}

/** Prepares the rows of all tables. */
export function prepareTables(findable: Findable): void {
  for (const table of [
    peopleTable,
    badgeTable,
    opponentTable,
    tournamentTable,
    gameTable,
    storyTable,
  ]) {
    table.rows(findable);
  }
}

/** Asks all tables, the most telling first: only the first one’s hits count as the answer. */
function askTables(findable: Findable, question: Question): Answer | undefined {
  const like = likeWords(findable);
  const ask = <Row>(table: Table<Row>) => askTable(table, findable, question, like) ?? [];
  // News of a year is found by its words.
  if (question.asks.has("stories")) return askTable(storyTable, findable, question, like);
  const answers = [
    ask(upcomingTable),
    ask(peopleTable),
    ask(badgeTable),
    ask(opponentTable),
    ask(tournamentTable),
    ask(gameTable),
  ].flat();
  const [first, ...others] = answers.filter(({ isNo }) => isNo !== true);
  if (first === undefined) return answers[0];
  const later = others.flatMap(({ hits }) => hits.map(asClose));
  return { ...first, hits: [...first.hits, ...later] };
}

/** Answers a question from the record; undefined if it is none, or one about extremes. */
export function answerQuestion(
  findable: Findable,
  text: string,
  missing: readonly string[],
): Answer | undefined {
  const read = readQuestion(text, findable.club);
  const unknown = read.names.filter((word) => missing.includes(word));
  const isPartly = unknown.length > 0 && unknown.length < read.names.length;
  const names = read.names.filter((word) => !unknown.includes(word));
  const question = isPartly ? { ...read, names, literal: names } : read;
  const answer = answerRead(findable, question);
  if (answer === undefined || !isPartly) return answer;
  return answer.isNo === true ? undefined : { ...answer, unknown };
}

/** Whether the words of an extreme are part of a name: "First Responder". */
function isInName(findable: Findable, { typed }: Question): boolean {
  return prepare(findable).some(({ names: [name = []] }) => {
    const isNamed = name.length > 1 && name.every((word) => typed.includes(word));
    return isNamed && name.some((word) => superlatives.includes(word));
  });
}

/** Answers a question whose words the site has. */
function answerRead(findable: Findable, question: Question): Answer | undefined {
  if (question.isSuperlative && !isInName(findable, question)) return undefined;
  return answerForYear(findable, question) ?? askTables(findable, question);
}

/** The page that a sentence links to: the season asked about, or all of them. */
export function sentenceEntry(findable: Findable, text: string, title: string): FoundAnswer {
  const { years } = readQuestion(text, findable.club);
  const { missingYears = {} } = findable;
  const year = years.find(
    (one) =>
      one in missingYears ||
      findable.entries.some((entry) => entry.kind === "seasons" && entry.year === one),
  );
  const path = year === undefined ? paths.seasons() : paths.season({ year });
  return { kind: "answers", title, path };
}
