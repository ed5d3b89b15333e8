import { type Match, MATCHES, type Matches } from "#app/domain/search.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { Entry, EntryKind, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";

/**
 * Rank of a match: all typed words are in the name, or in a page's synonyms, or else the rank of the worst
 * word.
 */
export type Rank = "name" | "synonym" | Match;

/** From the best to the worst. */
export const RANKS: readonly Rank[] = ["name", "synonym", ...MATCHES];

/** Where two typed words met. */
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

/** A hit. */
export interface Hit {
  readonly entry: Entry | FoundGame;
  readonly rank: Rank;
  /** Replaces the detail of the entry. */
  readonly detail?: string;
  /** Part of the page that it leads to: "#badge-quest". */
  readonly section?: string;
}

/** An entry that matches at least one typed word. */
export interface Candidate extends Omit<Hit, "rank"> {
  readonly matches: Matches;
  /** Its rank where the typed words that match are names. */
  readonly named?: Rank | undefined;
}

/** Hits of a kind, best first. */
export interface Group {
  readonly kind: HitKind;
  readonly hits: readonly Hit[];
  /** Shown instead of their number: "1–1 in 2019". */
  readonly note?: string;
}

/** Result of a search. */
export interface Found {
  /** The typed words, folded. */
  readonly typed: readonly string[];
  readonly groups: readonly Group[];
  /** No hit matches every word: these are the ones that most words match. */
  readonly isPartial: boolean;
  /** Hits with a typo. */
  readonly fuzzyGroups: readonly Group[];
  /** Number of hits in all groups. */
  readonly count: number;
  /** Code of the state that was searched by name. */
  readonly state: string | undefined;
}

/** The kinds in the order in which groups stand. */
export const HIT_KINDS: readonly HitKind[] = [
  "games",
  "people",
  "seasons",
  "tournaments",
  "opponents",
  "places",
  "pages",
  "badges",
  "news",
];
