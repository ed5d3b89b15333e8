import { type Match, MATCHES, type Matches } from "#app/domain/search.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { Entry, EntryKind, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";

/**
 * How well an entry matches a query: all typed words are words of its name, or of the synonyms of a page, or else the
 * match of the worst of them.
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

/** Something that was found. */
export interface Hit {
  readonly entry: Entry | FoundGame;
  readonly rank: Rank;
  /** Replaces the detail of the entry. */
  readonly detail?: string;
  /** Part of the page that it leads to: "#badge-quest". */
  readonly section?: string;
}

/** Something that at least one of the typed words matches. */
export interface Candidate extends Omit<Hit, "rank"> {
  readonly matches: Matches;
  /** Its rank where the typed words that match are names. */
  readonly named?: Rank | undefined;
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
  /** No hit matches every word: these are the ones that most words match. */
  readonly isPartial: boolean;
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
