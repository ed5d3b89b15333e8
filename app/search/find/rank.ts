import type { Match } from "#app/domain/search.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { Entry, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";

/** A game, identified by its opponent and tournament. */
export interface FoundGame {
  readonly kind: "games";
  readonly title: string;
  readonly subtitle: string;
  readonly detail: string | undefined;
  readonly opponent: OpponentEntry;
  readonly tournament: TournamentEntry;
  readonly score: Score;
}

/** A sentence that answers a question, with a page about it: "No team in 2020". */
export interface FoundAnswer {
  readonly kind: "answers";
  readonly title: string;
  readonly subtitle?: undefined;
  readonly detail?: undefined;
  readonly path: string;
}

export type HitEntry = Entry | FoundGame | FoundAnswer;

export type HitKind = HitEntry["kind"];

/** Ways in which a query matches a hit. */
export type Rank =
  | "sentence"
  | "name"
  | "answer"
  | "start of a name"
  | "words of a name"
  | Match
  | "typo in a name";

/** All ranks, best first. They decide the order of hits. */
export const RANKS: readonly Rank[] = [
  // "No team in 2020"
  "sentence",
  // "nemesis", "rocket", "records"
  "name",
  // "captain 2022", "biggest win", "new player"
  "answer",
  // "ines l" is Inês Lopes, not another Inês.
  "start of a name",
  // "moore", "us open 2018"
  "words of a name",
  // By the worst-matched word: whole, prefix, or inside a word.
  "word",
  "beginning",
  "part",
  // Near misses, labeled as such.
  "typo in a name",
  "typo",
];

/** Kinds of hits in order, for hits and groups of equal rank. */
export const HIT_KINDS: readonly HitKind[] = [
  "answers",
  "games",
  "people",
  "seasons",
  "tournaments",
  "opponents",
  "places",
  "pages",
  "links",
  "badges",
  "news",
];

/** A search result. */
export interface Hit {
  readonly entry: HitEntry;
  readonly rank: Rank;
  /** Newer hits come first in a tie; then the index order applies. */
  readonly year: number;
  /** The fact that matched, shown first: "Captain 2022". */
  readonly reason?: string | undefined;
  /** Typed words that it has in texts that are not shown. */
  readonly hidden?: readonly string[];
  /** Replaces the detail of the entry. */
  readonly detail?: string;
  /** Fragment of the page that the hit links to: "#badge-quest". */
  readonly section?: string | undefined;
}

/** Compares two hits by rank, then by kind, then newest first. */
export function compareHits(one: Hit, other: Hit): number {
  return (
    RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) ||
    HIT_KINDS.indexOf(one.entry.kind) - HIT_KINDS.indexOf(other.entry.kind) ||
    other.year - one.year
  );
}

/** Whether a hit matches only with a typo. Such hits are labeled and come after exact ones. */
export const isNearMiss = ({ rank }: Pick<Hit, "rank">) =>
  rank === "typo" || rank === "typo in a name";
