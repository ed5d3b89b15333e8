import { fold } from "#app/domain/fold.ts";
import { SHORTEST_PART } from "#app/domain/search.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Findable } from "#app/search/search-data.ts";
import { type Candidate, likeWords, matchEntries } from "./match-entries.ts";
import { matchGames } from "./match-games.ts";
import { type Query, readQuery } from "./query.ts";
import { compareHits, type Hit, type HitKind, isNearMiss } from "./rank.ts";
import { noteOn, withRelated } from "./related.ts";

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
    const candidates = [...matchGames(findable, query), ...matchEntries(findable, query)];
    const reading = { query, candidates };
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
function bestOf({ candidates, query: { asked } }: Reading): readonly Candidate[] {
  const whole = candidates.filter(isWhole);
  if (whole.length > 0) return whole;
  const counts = candidates.map((one) => surelyMatched(one, asked));
  const most = Math.max(1, ...counts);
  const best = candidates.filter((_, index) => counts[index] === most);
  const exact = best.filter(isExact);
  return exact.length > 0 ? exact : best;
}

function unknownIn({ candidates, query: { asked } }: Reading): readonly string[] {
  return asked.filter((_, index) =>
    candidates.every(({ matches }) => matches[index] === undefined),
  );
}

/** Groups hits by kind, in rank order. The group with the best hit comes first. */
function inGroups(hits: readonly Hit[], typed: readonly string[]): Group[] {
  const kinds = groupBy(hits.toSorted(compareHits), ({ entry }) => entry.kind);
  return Array.from(kinds, ([kind, own]) =>
    kind === "games" ? { kind, hits: own, note: noteOn(own, typed) } : { kind, hits: own },
  );
}

/** Code of the state whose name was typed, if any hit is in that state. */
function stateIn(hits: readonly Hit[], text: string): string | undefined {
  const name = fold(text).trim();
  for (const { entry } of hits) {
    if (entry.kind !== "games" && entry.region !== undefined && fold(entry.region) === name) {
      return entry.kind === "places" ? entry.code : entry.subtitle?.split(", ").at(-1);
    }
  }
  return undefined;
}

/**
 * Searches the index: reads the query, matches games and entries, ranks them (`rank.ts`) and groups
 * them. Ignores case and accents; a typo in a long word is a near miss. If nothing matches every
 * word, it returns the entries that match the most.
 */
export function find(findable: Findable, text: string): Found {
  const reading = bestReading(findable, text);
  const { typed, asked } = reading.query;
  const best = bestOf(reading);
  const hits = withRelated(best, asked, findable);
  const [exact, near] = [hits.filter(isExact), hits.filter(isNearMiss)];
  return {
    typed: asked.length === 0 ? typed : asked,
    groups: inGroups(exact, asked),
    fuzzyGroups: inGroups(near, asked),
    count: exact.length || near.length,
    unknown: unknownIn(reading),
    isPartial: best.length > 0 && !best.some(isWhole),
    state: stateIn(exact, text),
  };
}

/** Prepares the index in advance, so that the first keystroke only compares. */
export function warmUp(findable: Findable): void {
  likeWords(findable);
}
