import type { OpponentId } from "#app/domain/ids.ts";

/** A team as the index lists it. */
export interface ListedOpponent {
  readonly id: OpponentId;
  readonly name: string;
  /** Name, city and state, folded for the search. */
  readonly haystack: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** All games, those still to be played too. */
  readonly games: number;
  readonly lastYear: number;
}

/** Data of the opponents page. */
export interface OpponentsData {
  /** Most played first, then by name. */
  readonly opponents: readonly ListedOpponent[];
  /** Address of the sheet with all crests, and of the empty state's picture. */
  readonly crests: string;
  readonly empty: string;
}
