import { paths } from "#app/routes/paths.ts";
import type { Findable } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import { likeWords } from "./match-entries.ts";
import type { LikeWords } from "./match.ts";
import type { FoundAnswer } from "./rank.ts";
import { type Question, readQuestion } from "./read-question.ts";
import { badgeTable } from "./tables/badges.ts";
import { gameTable, opponentTable } from "./tables/games.ts";
import { peopleTable } from "./tables/people.ts";
import { seasonTable } from "./tables/seasons.ts";
import { storyTable } from "./tables/stories.ts";
import { type Answer, asClose, askTable, type Table } from "./tables/table.ts";
import { tournamentTable, upcomingTable } from "./tables/tournaments.ts";

const open = <Row>(table: Table<Row>) => ({
  prepare: table.rows,
  ask: (findable: Findable, question: Question, like: LikeWords) =>
    askTable(table, findable, question, like),
});

/** All tables, the most telling first: only the first one’s hits count as the answer. */
const tables = [
  open(upcomingTable),
  open(storyTable),
  open(peopleTable),
  open(badgeTable),
  open(opponentTable),
  open(seasonTable),
  open(tournamentTable),
  open(gameTable),
];

/** Prepares the rows of all tables. */
export function prepareTables(findable: Findable): void {
  for (const table of tables) table.prepare(findable);
}

function askTables(findable: Findable, question: Question): Answer | undefined {
  const like = likeWords(findable);
  const answers = tables.flatMap((table) => table.ask(findable, question, like) ?? []);
  const [first, ...others] = answers.filter(({ isNo }) => isNo !== true);
  if (first === undefined) return answers[0];
  return { ...first, hits: [...first.hits, ...others.flatMap(({ hits }) => hits.map(asClose))] };
}

/** A negative answer about a year of which nothing is on record. */
function answerForYear(findable: Findable, question: Question): Answer | undefined {
  const { years, names, asks } = question;
  const [year, ...others] = years;
  if (year === undefined || others.length > 0) return undefined;
  const known = findable.entries.flatMap((entry) =>
    entry.kind === "seasons" || entry.kind === "tournaments" ? entry.year : [],
  );
  if (known.includes(year)) return undefined;
  const isBetween = Math.min(...known) < year && year < Math.max(...known);
  const isStory = asks.has("stories") || asks.has("videos");
  // "Tryouts 2024" is about the tryouts.
  if ((names.length > 0 || isStory) && !isBetween) return undefined;
  const givesWay = names.length > 0 ? "pages" : undefined;
  return {
    sentence: isBetween
      ? words.no.team(year, findable.missingYears?.[year])
      : words.no.season(year),
    isNo: true,
    givesWayTo: isStory ? "everything" : givesWay,
    hits: [],
  };
}

/**
 * Answers a question from the record; undefined if it is none, or one about extremes of other things than games.
 *
 * @param missing typed words that nothing on the site has
 */
export function answerQuestion(
  findable: Findable,
  text: string,
  missing: readonly string[],
): (Answer & Pick<Question, "names"> & { unknown: readonly string[] }) | undefined {
  const read = readQuestion(text, findable);
  const unknown = read.names.filter((word) => missing.includes(word));
  const names = read.names.filter((word) => !unknown.includes(word));
  const question = unknown.length > 0 ? { ...read, names, literal: names } : read;
  if (question.isSuperlative) return undefined;
  const ofYear = answerForYear(findable, question);
  if (ofYear !== undefined) return { ...ofYear, names, unknown };
  // "Last game against Zucchini" is not about all games.
  if (unknown.length > 0 && names.length === 0) return undefined;
  const answer = askTables(findable, question);
  if (answer === undefined || (unknown.length > 0 && answer.isNo === true)) return undefined;
  return { ...answer, names, unknown };
}

/** The page that a sentence links to: the season asked about, or all of them. */
export function sentenceEntry(findable: Findable, text: string, title: string): FoundAnswer {
  const { years } = readQuestion(text, findable);
  const { missingYears = {} } = findable;
  const year = years.find(
    (one) =>
      one in missingYears ||
      findable.entries.some((entry) => entry.kind === "seasons" && entry.year === one),
  );
  const path = year === undefined ? paths.seasons() : paths.season({ year });
  return { kind: "answers", title, path };
}
