import type { Match } from "#app/domain/search.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { Entry, EntryKind, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";

/** A game, by its opponent and its tournament. */
export interface FoundGame {
  readonly kind: "games";
  readonly title: string;
  readonly subtitle: string;
  readonly detail: string | undefined;
  readonly opponent: OpponentEntry;
  readonly tournament: TournamentEntry;
  readonly score: Score;
}

export type HitKind = EntryKind | "games";

/** How what was typed meets a hit. */
export type Rank =
  | "name"
  | "answer"
  | "start of a name"
  | "words of a name"
  | Match
  | "typo in a name";

/** Ranking, first by how the query meets a hit: from the best to the worst. */
export const RANKS: readonly Rank[] = [
  // "nemesis", "rocket", "records"
  "name",
  // "captain 2022", "biggest win", "new player"
  "answer",
  // "ines l" is Inês Lopes, not another Inês.
  "start of a name",
  // "moore", "us open 2018"
  "words of a name",
  // The worst of the words: whole, from its beginning, a part of a word.
  "word",
  "beginning",
  "part",
  // Near misses, marked as such.
  "typo in a name",
  "typo",
];

/** Then by the kind of thing, which is the order of equally good groups too. */
export const HIT_KINDS: readonly HitKind[] = [
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

/** A hit. */
export interface Hit {
  readonly entry: Entry | FoundGame;
  readonly rank: Rank;
  /** Among equals the newest come first; then they stay in the order of the index. */
  readonly year: number;
  /** The fact that matched, shown first: "Captain 2022". */
  readonly reason?: string | undefined;
  /** Replaces the detail of the entry. */
  readonly detail?: string;
  /** Part of the page that it leads to: "#badge-quest". */
  readonly section?: string | undefined;
}

/** The order of two hits, by rank, then kind of thing, then the newest. */
export function compareHits(one: Hit, other: Hit): number {
  return (
    RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) ||
    HIT_KINDS.indexOf(one.entry.kind) - HIT_KINDS.indexOf(other.entry.kind) ||
    other.year - one.year
  );
}

/** A near miss is marked, and stands below exact hits. */
export const isNearMiss = ({ rank }: Pick<Hit, "rank">) =>
  rank === "typo" || rank === "typo in a name";
