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
  /** Shown instead of their number: "1–1 in 2019". */
  readonly note?: string;
}

/** Result of a search. */
export interface Found {
  /** The words that were looked for, folded. */
  readonly typed: readonly string[];
  /** The group of the best hit first. */
  readonly groups: readonly Group[];
  /** Near misses: hits with a typo. */
  readonly fuzzyGroups: readonly Group[];
  /** Number of exact hits; of near misses where there are none. */
  readonly count: number;
  /** Asked words that nothing on the site has. */
  readonly unknown: readonly string[];
  /** No hit matches every word: these are the ones that most words match. */
  readonly isPartial: boolean;
  /** Code of the state that was searched by name. */
  readonly state: string | undefined;
}

interface Reading {
  readonly query: Query;
  readonly candidates: readonly Candidate[];
}

const isWhole = ({ matches }: Candidate) => !matches.includes(undefined);

const isExact = (hit: Hit) => !isNearMiss(hit);

/** Word for word, a name must have them all; a headline that has the words of a question does not answer it. */
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

/** The first reading of a query that finds something by every word, or else the one with the fewest words. */
function bestReading(findable: Findable, text: string): Reading {
  const readings = readQuery(text, findable.club);
  let best = emptyReading;
  for (const [index, query] of readings.entries()) {
    const candidates = [...matchGames(findable, query), ...matchEntries(findable, query)];
    const reading = { query, candidates };
    if (hasAnswer(reading, index === readings.length - 1)) return reading;
    // Of "vs" nothing is left to be asked.
    if (best === emptyReading || query.asked.length > 0) best = reading;
  }
  return best;
}

/** Where not every word is found, a part of a word is a coincidence, and so is a short beginning. */
function surelyMatched({ matches }: Candidate, asked: readonly string[]): number {
  return matches.filter(
    (match, index) =>
      match === "word" ||
      match === "typo" ||
      (match === "beginning" && (asked[index] ?? "").length >= SHORTEST_PART),
  ).length;
}

/** Those with every word, or those with as many as possible. */
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

/** Hits in the order of their ranks, in groups of one kind; the group of the best hit comes first. */
function inGroups(hits: readonly Hit[], typed: readonly string[]): Group[] {
  const kinds = groupBy(hits.toSorted(compareHits), ({ entry }) => entry.kind);
  return Array.from(kinds, ([kind, own]) =>
    kind === "games" ? { kind, hits: own, note: noteOn(own, typed) } : { kind, hits: own },
  );
}

/** The code of the state whose name was typed, where something lies in it. */
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
 * Searches the index: reads the query, matches games and entries with it, ranks them (`rank.ts`) and puts them in groups. Case
 * and accents are ignored; a typo in a long word is a near miss. If nothing has every word, that with most of them is found.
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

/** Folds the index, so that the first key only compares. */
export function warmUp(findable: Findable): void {
  likeWords(findable);
}
