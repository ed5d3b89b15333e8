import { searchWords } from "#app/domain/fold.ts";
import { isSameWord, matchWord, SHORTEST_PART } from "#app/domain/search.ts";
import { matchRoute } from "#app/routes/paths.ts";
import { groupBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable } from "#app/search/search-data.ts";
import { fillers, gameKeywords, nearest } from "#words/questions.ts";
import * as words from "#words/search.ts";
import { answerQuestion, prepareTables, sentenceEntry } from "./answer.ts";
import { describeRecord, withRelated } from "./around-games.ts";
import { describeDetail, hitKey } from "#app/search/hit-address.ts";
import { type Candidate, isYear, likeWords, matchEntries } from "./match-entries.ts";
import { type Query, readQuery } from "./query.ts";
import { superlatives, writeOut } from "./read-question.ts";
import { correctSpelling } from "./spelling.ts";
import { compareHits, type Hit, type HitEntry, type HitKind, isNearMiss } from "./rank.ts";

/** Hits of a kind, best first. */
export interface Group {
  readonly kind: HitKind;
  readonly hits: readonly Hit[];
  /** Replaces the number of hits: "1–1 in 2019". */
  readonly note?: string;
}

/** Result of a search. */
export interface Found {
  /** The typed words, normalized for search. */
  readonly typed: readonly string[];
  /** Groups in display order; the one with the best hit is first. */
  readonly groups: readonly Group[];
  /** Near misses: hits with a typo. */
  readonly fuzzyGroups: readonly Group[];
  /** Number of exact hits, or of near misses if there are none. */
  readonly count: number;
  /** Query words that match nothing on the site. */
  readonly unknown: readonly string[];
  /** No hit matches every word; these match the most words. */
  readonly isPartial: boolean;
  /** Code of the state whose name was typed. */
  readonly state: string | undefined;
  /** The text that was searched, if ordinary words in the typed one were corrected. */
  readonly corrected: string | undefined;
}

interface Reading {
  readonly query: Query;
  readonly candidates: readonly Candidate[];
}

const isWhole = ({ matches }: Candidate) => !matches.includes(undefined);

const isExact = (hit: Hit) => !isNearMiss(hit);

/**
 * Whether a reading has an answer. Except for the last reading, that is a name with all words: a
 * headline that contains the words of a question does not answer it.
 */
function hasAnswer({ candidates }: Reading, isLast: boolean): boolean {
  const whole = candidates.filter((one) => isWhole(one) && isExact(one));
  if (isLast) return whole.length > 0;
  return whole.some(
    ({ entry, rank, matches }) =>
      rank === "start of a name" ||
      (entry.kind !== "news" && matches.every((match) => match === "word")),
  );
}

const emptyReading: Reading = { query: { typed: [], asked: [] }, candidates: [] };

/**
 * The first reading of the query with a hit for every word, or else the one with the fewest words.
 */
function bestReading(findable: Findable, text: string): Reading {
  const readings = readQuery(text, findable.club);
  let best = emptyReading;
  for (const [index, query] of readings.entries()) {
    const reading = { query, candidates: matchEntries(findable, query) };
    if (hasAnswer(reading, index === readings.length - 1)) return reading;
    // "vs" alone leaves no words to search for.
    if (best === emptyReading || query.asked.length > 0) best = reading;
  }
  return best;
}

/**
 * Keeps only reliable matches. If some words have no match, a match inside a word or of a short
 * prefix is a coincidence.
 */
function surelyMatched({ matches }: Candidate, asked: readonly string[]): number {
  return matches.filter(
    (match, index) =>
      match === "word" ||
      match === "typo" ||
      (match === "beginning" && (asked[index] ?? "").length >= SHORTEST_PART),
  ).length;
}

/** Candidates that match every word, or else the most words. */
function pickBest({ candidates, query: { asked } }: Reading): readonly Candidate[] {
  const whole = candidates.filter(isWhole);
  if (whole.length > 0) return whole;
  const counts = candidates.map((one) => surelyMatched(one, asked));
  const most = Math.max(1, ...counts);
  const best = candidates.filter((_, index) => counts[index] === most);
  const exact = best.filter(isExact);
  const reliable = exact.length > 0 ? exact : best;
  // "Tryouts 2022" is about the tryouts.
  const named = reliable.filter(({ matches }) =>
    matches.some((match, index) => match !== undefined && !isYear(asked[index] ?? "")),
  );
  return named.length > 0 ? named : reliable;
}

function unknownIn({ candidates, query: { asked } }: Reading): readonly string[] {
  return asked.filter((_, index) =>
    candidates.every(({ matches }) => matches[index] === undefined),
  );
}

/** Shorter words may be the beginning of many others. */
const LONG_BEGINNING = 5;

/** The pages that are closest to what nothing on the site is called, or only by a part of its name. */
function nearestPages({ entries }: Findable, reading: Reading): readonly Hit[] {
  const { candidates, query } = reading;
  const isFound = candidates.some((one) => isWhole(one) && isExact(one) && one.rank !== "part");
  if (isFound) return [];
  // "Quest" is the beginning of "question", but of a badge quest's name, too.
  const beginnings = unknownIn(reading).filter((word) => word.length >= LONG_BEGINNING);
  const isTyped = (meant: string) =>
    query.typed.some((word) => isSameWord(word, meant)) ||
    beginnings.some((word) => meant.startsWith(word));
  const names = new Set(
    Object.entries(nearest).flatMap(([name, list]) => (list.split("|").some(isTyped) ? name : [])),
  );
  return entries.flatMap((entry): Hit[] =>
    entry.kind === "pages" &&
    names.has(matchRoute(entry.path)?.name ?? "") &&
    !/[?#]/.test(entry.path)
      ? [{ entry, rank: "word", year: 0, reason: words.closestPage }]
      : [],
  );
}

/** Groups hits by kind, in rank order. The group with the best hit comes first. */
function inGroups(hits: readonly Hit[]): Group[] {
  const kinds = groupBy(hits.toSorted(compareHits), ({ entry }) => entry.kind);
  return Array.from(kinds, ([kind, own]) => {
    if (kind === "answers") return { kind, hits: own, note: "" };
    return kind === "games" ? { kind, hits: own, note: describeRecord(own) } : { kind, hits: own };
  });
}

/** Code of the state whose name was typed, if any hit is in that state. */
function stateIn(hits: readonly Hit[], typed: readonly string[]): string | undefined {
  for (const { entry } of hits) {
    const region = "region" in entry ? searchWords(entry.region ?? "") : [];
    if (region.length > 0 && region.every((word) => typed.includes(word))) {
      return entry.kind === "places" ? entry.code : entry.subtitle?.split(", ").at(-1);
    }
  }
  return undefined;
}

const joinWords = (texts: readonly (string | undefined)[]) => searchWords(texts.join(" "));

/** Words that a row shows, with its heading and the state whose code it shows. */
const shownWords = onceFor((entry: HitEntry): readonly string[] => {
  const region = "region" in entry ? entry.region : undefined;
  const own = entry.kind === "games" ? gameKeywords : undefined;
  const heading = words.kindNames[entry.kind];
  const shown = joinWords([
    entry.title,
    entry.subtitle,
    describeDetail(entry),
    region,
    heading,
    own,
  ]);
  return [...shown, shown.join("")];
});

/** Adds the typed words that a hit has only in texts that its row does not show. */
function explain(
  hit: Hit & Partial<Candidate>,
  asked: readonly string[],
  club: Findable["club"],
): Hit {
  if (hit.reason !== undefined || hit.detail !== undefined) return hit;
  const shown = shownWords(hit.entry);
  const isShown = (word: string) => matchWord(word, shown, SHORTEST_PART) !== undefined;
  const hidden = asked.filter(
    (word, index) =>
      (hit.matches === undefined || hit.matches[index] !== undefined) &&
      !fillers.has(word) &&
      !club.flat().includes(word) &&
      !isShown(word),
  );
  return hidden.length === 0 ? hit : { ...hit, hidden };
}

/** Different objects of one game are one hit. */
const getHitKey = ({ entry }: Hit) => hitKey(entry);

/** Hits that answer the question come before those that match its words; each entry is one hit. */
function mergeHits(answers: readonly Hit[], matches: readonly Hit[]): readonly Hit[] {
  const once = new Map<string, Hit>();
  for (const hit of [...answers, ...matches]) {
    if (!once.has(getHitKey(hit))) once.set(getHitKey(hit), hit);
  }
  return [...once.values()];
}

/**
 * The answer to a question, unless other hits have all its words: "No US Open on record in 2016" only if nothing is
 * called so.
 */
function answerTo(
  findable: Findable,
  text: string,
  matches: readonly Candidate[],
  missing: readonly string[],
) {
  const answer = answerQuestion(findable, text, missing);
  const { givesWayTo } = answer ?? {};
  const isFound = matches.some(
    (one) =>
      isWhole(one) && isExact(one) && (givesWayTo === "everything" || one.entry.kind !== "news"),
  );
  return givesWayTo !== undefined && isFound ? undefined : answer;
}

/**
 * Searches the index: reads the question, asks the record (`answer.ts`), matches games and entries,
 * ranks them (`rank.ts`) and groups them. Ignores case and accents; a typo in a long word is a near
 * miss. If nothing matches every word, it returns the entries that match the most.
 */
export function find(findable: Findable, typedText: string): Found {
  const plain = writeOut(typedText);
  const text = correctSpelling(plain, findable);
  const reading = bestReading(findable, text);
  const { typed, asked } = reading.query;
  const best = pickBest(reading);
  const answer = answerTo(findable, text, best, unknownIn(reading));
  const isBeside = ({ entry }: Candidate) =>
    answer?.isExtreme !== true ||
    (entry.kind === "pages" && asked.some((word) => superlatives.includes(word)));
  const matches =
    answer === undefined
      ? best
      : best.filter((one) => isWhole(one) && isExact(one) && isBeside(one));
  const answers = answer?.hits.map((hit) => explain(hit, answer.names, findable.club)) ?? [];
  const close = answer === undefined ? nearestPages(findable, reading) : [];
  const explained = matches.map((one) => explain(one, asked, findable.club));
  const hits = withRelated(mergeHits([...answers, ...close], explained), findable);
  const [exact, near] = [hits.filter(isExact), hits.filter(isNearMiss)];
  const sentence: Hit[] =
    answer?.sentence === undefined
      ? []
      : [{ entry: sentenceEntry(findable, text, answer.sentence), rank: "sentence", year: 0 }];
  const state = stateIn(exact, typed);
  return {
    // The state's code is marked, too.
    typed: [...(asked.length === 0 ? typed : asked), ...searchWords(state ?? "")],
    groups: inGroups([...sentence, ...exact]),
    fuzzyGroups: inGroups(near),
    count: exact.length || near.length,
    unknown: answer === undefined ? unknownIn(reading) : answer.unknown,
    isPartial: answer === undefined && best.length > 0 && !best.some(isWhole),
    state,
    corrected: text === plain ? undefined : text,
  };
}

/** Prepares the index in advance, so that the first keystroke only compares. */
export function warmUp(findable: Findable): void {
  likeWords(findable);
  prepareTables(findable);
}
