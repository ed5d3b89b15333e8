import { type Match, MATCHES } from "#app/domain/search.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { Entry, EntryKind, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";

/** How well an entry matches a query: all typed words are words of its name, or the match of the worst of them. */
export type Rank = "name" | Match;

/** From the best to the worst. */
export const RANKS: readonly Rank[] = ["name", ...MATCHES];

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

/** Something that was found. */
export interface Hit {
  readonly entry: Entry | FoundGame;
  readonly rank: Rank;
  /** Replaces the detail of the entry. */
  readonly detail?: string;
}

/** The hits of a kind, the best first. */
export interface Group {
  readonly kind: HitKind;
  readonly hits: readonly Hit[];
  /** In the place of their number: "1–1 in 2019". */
  readonly note?: string;
}

/** What a query finds. */
export interface Found {
  /** The typed words, folded. */
  readonly typed: readonly string[];
  readonly groups: readonly Group[];
  /** What is found with a typo. */
  readonly fuzzyGroups: readonly Group[];
  /** How many hits there are in all groups. */
  readonly count: number;
  /** The code of a state that was asked for by its name. */
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
