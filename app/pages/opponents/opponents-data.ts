import type { OpponentId } from "#app/domain/ids.ts";

/** An opponent in the list. */
export interface ListedOpponent {
  readonly id: OpponentId;
  readonly name: string;
  /** Name, city and state, folded for the search. */
  readonly haystack: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** All games, including upcoming ones. */
  readonly games: number;
  readonly lastYear: number;
}

/** Data of the opponents page. */
export interface OpponentsData {
  /** Most played first, then by name. */
  readonly opponents: readonly ListedOpponent[];
  /** URLs of the sheets with all crests and with the picture of the empty state. */
  readonly crests: string;
  readonly empty: string;
}
