import MiniSearch, { type SearchOptions } from "minisearch";
import { fold } from "#app/domain/fold.ts";
import { sortedBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Kind, Searchable, SearchDocument } from "./search-data.ts";

/** The result of a search. */
export interface Found {
  /** Documents with all of its words, or else with as many as possible, best first. */
  readonly hits: readonly SearchDocument[];
  /** The hits have all words. */
  readonly isWhole: boolean;
  /** Words that nothing on the site has, as typed or with a typo. */
  readonly unknown: readonly string[];
  /** Words that the site has only with a typo. */
  readonly misspelled: readonly string[];
}

/** Common words that are ignored, unless nothing else is typed. */
const stopWords: ReadonlySet<string> = new Set(
  (
    "against all an and are as at be been by can could currently did do does ever find for from get had has have how in is it list " +
    "made make many me much my now of on or our please see she show some tell that the their them there they this time to versus vs was " +
    "we were what whats which who whos why will with would you your"
  ).split(" "),
);

/** Days, scores and words: "2022-10-02", "10/2/2022", "15-13", "C.L.E.", "Y'all". */
const tokens =
  /\d{4}-\d\d?-\d\d?|\d\d?\/\d\d?(?:\/\d{4})?|(?<!\d)\d\d?[-:]\d\d?(?!\d)|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'’]*/gu;

const dashes = /[\p{Pd}−]/gu;
const signs = /[^\p{L}\p{N}]/gu;
const isDayOrScore = /^\d+[-/:]/;
const hasDigit = /\p{N}/u;
const isLetter = /^\p{L}$/u;

/** The ending of a plural: "wins", "coaches". "News" and "gas" have none. */
const ending = /(?<=.(?:ch|sh|ss|x))es$|(?<=.{2}[^s])(?<!^new)s$/u;

/** A token without accents, signs and the ending of a plural. */
const foldToken = (token: string) =>
  isDayOrScore.test(token)
    ? token.replace(":", "-")
    : fold(token).replaceAll(signs, "").replace(ending, "");

const readWords = (text: string): string[] =>
  (text.replaceAll(dashes, "-").match(tokens) ?? []).map(foldToken);

/** Spellings of a name: its words in any order, and without spaces: "2021 results", "brutesquad". */
const spellings = (words: readonly string[]) => [words.toSorted().join(" "), words.join("")];

/**
 * Names of a document by which it comes first. A page's keyword means the page: "alumni", "schedule". Who won a
 * tournament of a year leads to it, also if the club did not win.
 */
function wholeNames({ kind, title, names = [], keywords = "" }: SearchDocument): string {
  const withYear = kind === "tournaments" ? names.filter((name) => hasDigit.test(name)) : [];
  const whole = [title, ...names, ...withYear.map((name) => `won ${name}`)];
  const spelled = whole.flatMap((name) => spellings(readWords(name)));
  return [...spelled, ...(kind === "pages" ? readWords(keywords) : [])].join("\n");
}

/** Weights of kinds, for equally good hits: more visitors mean a person than a headline. Others have 1. */
const kindWeights: Partial<Record<Kind, number>> = {
  people: 1.05,
  facts: 0.95,
  tournaments: 0.85,
  games: 0.65,
  news: 0.4,
};

/** How much more a document is worth whose whole name is typed: it comes before all others. */
const WHOLE_NAME = 100;

/** How much more a document is worth whose title has all typed words. */
const ALL_IN_TITLE = 1.5;

/** How much more a document is worth than one a year older. */
const YEAR = 0.02;

/** Characters of a query that are read; nobody types more. */
const MAX_LENGTH = 100;

/** The shortest words that may have one typo and two. */
const TYPO_LENGTHS = [5, 6] as const;

const options: SearchOptions = {
  fields: ["title", "note", "keywords", "headings"],
  boost: { title: 4, headings: 0.3 },
  // Long documents are no worse than short ones.
  bm25: { k: 1.2, b: 0.1, d: 0.5 },
};

/** The indexed texts of a document; names are also found without their spaces. */
const texts: Readonly<Record<string, (document: SearchDocument) => string | undefined>> = {
  whole: wholeNames,
  title: ({ title, names = [] }) =>
    [title, ...names].flatMap((name) => [name, readWords(name).join("")]).join(" "),
  note: ({ note }) => note,
  keywords: ({ keywords }) => keywords,
  headings: ({ headings }) => headings,
};

/** Documents are indexed in slices of so many, so that no key waits for all of them. */
const SLICE = 25;

interface Numbered {
  readonly id: number;
  readonly document: SearchDocument;
}

/** Indexes the documents, once. */
export const buildIndex = onceFor(async ({ documents, clubNames }: Searchable) => {
  const index = new MiniSearch<Numbered>({
    fields: Object.keys(texts),
    extractField: ({ id, document }, field) => (field === "id" ? id : texts[field]?.(document)),
    tokenize: (text, field) => (field === "whole" ? text.split("\n") : readWords(text)),
    processTerm: (term) => term,
  });
  const numbered = documents.map((document, id) => ({ id, document }));
  await index.addAllAsync(numbered, { chunkSize: SLICE });
  const newest = Math.max(...documents.map(({ year = 0 }) => year));
  const clubWords = new Set(clubNames.flatMap(readWords));
  return { index, documents, newest, clubWords, foundWords: new Map<string, FoundWord>() };
});

type SearchIndex = Awaited<ReturnType<typeof buildIndex>>;

/** How a document has a word. */
interface Match {
  readonly score: number;
  readonly isInTitle: boolean;
}

/** The documents that have a word or its beginning, or with typos a similar one. */
function findWord(index: MiniSearch, word: string, fuzzy = 0): ReadonlyMap<number, Match> {
  // "20" is no beginning of "2019".
  const prefix = word.length > (hasDigit.test(word) ? 2 : 0);
  const results = index.search(word, { ...options, prefix, fuzzy, tokenize: (text) => [text] });
  return new Map(
    results.map(({ id, score, match }) => [
      Number(id),
      { score, isInTitle: Object.values(match).some((fields) => fields.includes("title")) },
    ]),
  );
}

/** A typed word with the documents that have it, or else one like it. Numbers have no typos. */
function lookUp(index: MiniSearch, word: string) {
  const exact = findWord(index, word);
  const typos = TYPO_LENGTHS.filter((length) => word.length >= length && !hasDigit.test(word));
  const isTypo = exact.size === 0 && typos.length > 0;
  const matches = isTypo ? findWord(index, word, typos.length) : exact;
  return { word, matches, isUnknown: matches.size === 0, isMisspelled: isTypo && matches.size > 0 };
}

type FoundWord = ReturnType<typeof lookUp>;

/** The documents with one of some whole names. */
function findNamed(index: MiniSearch, names: readonly string[]): ReadonlySet<number> {
  const exact = { fields: ["whole"], tokenize: (text: string) => text.split("\n") };
  return new Set(index.search(names.join("\n"), exact).map(({ id }) => Number(id)));
}

/**
 * Removes the club's name, stop words, and single letters. A letter at the end stays: it begins a word. If nothing would be
 * left, fewer words are removed.
 */
function removeStopWords(
  typed: readonly string[],
  clubWords: ReadonlySet<string>,
): readonly string[] {
  const telling = typed.filter((word, index) =>
    isLetter.test(word) ? index === typed.length - 1 : !stopWords.has(word),
  );
  const withoutClub = telling.filter((word) => !clubWords.has(word));
  return [...new Set([withoutClub, telling, typed].find(({ length }) => length > 0))];
}

/** Searches all documents for those with all typed words, or else with the most. */
export function search(searchIndex: SearchIndex, text: string): Found {
  const { index, documents, clubWords, newest, foundWords } = searchIndex;
  const typed = readWords(text.slice(0, MAX_LENGTH));
  const telling = removeStopWords(typed, clubWords);
  const words = telling.map((word) => foundWords.get(word) ?? lookUp(index, word));
  // The next key only looks up the word that it changes.
  foundWords.clear();
  for (const found of words) foundWords.set(found.word, found);
  const named = findNamed(index, [...spellings(typed), ...spellings(telling)]);
  const rank = (id: number, matches: readonly Match[]) => {
    const { kind = "news", year = newest } = documents[id] ?? {};
    // Words of a headline are no name.
    const isInTitle = kind !== "news" && matches.every((match) => match.isInTitle);
    const bonus = named.has(id) ? WHOLE_NAME : isInTitle ? ALL_IN_TITLE : 1;
    const score = matches.reduce((sum, match) => sum + match.score, 0);
    return score * bonus * (kindWeights[kind] ?? 1) * (1 - YEAR * (newest - year));
  };
  const ids = new Set(words.flatMap(({ matches }) => [...matches.keys()]));
  const ranked = Array.from(ids, (id) => {
    const matches = words.flatMap((word) => word.matches.get(id) ?? []);
    return { id, words: named.has(id) ? telling.length : matches.length, score: rank(id, matches) };
  });
  const most = Math.max(0, ...ranked.map((hit) => hit.words));
  const best = ranked.filter((hit) => hit.words === most);
  return {
    hits: sortedBy(best, ({ score }) => -score).flatMap(({ id }) => documents[id] ?? []),
    isWhole: most === telling.length,
    unknown: words.flatMap(({ word, isUnknown }) => (isUnknown ? word : [])),
    misspelled: words.flatMap(({ word, isMisspelled }) => (isMisspelled ? word : [])),
  };
}
