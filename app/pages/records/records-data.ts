import type { OpponentId, TournamentId } from "#app/domain/ids.ts";
import type { Outcome } from "#app/domain/games/outcome.ts";

/** A year in the table. */
export interface RecordsYear {
  readonly year: number;
  /** A year without a roster has games and no page. */
  readonly hasSeason: boolean;
  readonly published: string | undefined;
  readonly finish: string | undefined;
  readonly games: number;
  readonly counted: string;
  /** The games count something else than what was published. */
  readonly differs: boolean;
  readonly us: number;
  readonly them: number;
  readonly difference: string;
  readonly close: string;
  readonly bestRun: number;
  readonly firstPlaces: number;
}

/** A team with the record against it. */
export interface RecordsTeam {
  readonly id: OpponentId;
  readonly name: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly record: string;
  readonly games: number;
}

/** A game of one of the lists. `page` is left out where its tournament has none. */
export interface RecordsGame {
  readonly key: string;
  readonly outcome: Outcome;
  readonly us: number;
  readonly them: number;
  readonly opponent: { readonly id: OpponentId; readonly name: string };
  readonly tournament: string;
  readonly page?: TournamentId;
  readonly year: number;
}

/** A run of wins or losses, with its days. */
export interface RecordsRun {
  readonly key: string;
  readonly length: number;
  readonly isWon: boolean;
  readonly days: string;
}

export interface RecordsFirst {
  readonly id: TournamentId;
  readonly name: string;
  readonly where: string;
  readonly year: number;
}

/** A state, or a place outside of the states, that the team has played in. */
export interface RecordsPlace {
  readonly key: string;
  /** "OH"; none for a place outside of the states. */
  readonly code: string | undefined;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Missing where no game was tied. */
  readonly ties?: number;
  readonly record: string;
  readonly cities: readonly {
    readonly name: string;
    readonly record: string;
    readonly tournaments: readonly { readonly id: TournamentId; readonly year: number }[];
  }[];
}

/** A state on the map. `place` is its index in the list, if the team has played there. */
export interface PlaceTile {
  readonly code: string;
  readonly column: number;
  readonly row: number;
  readonly place?: number;
}

/** Data of the all-time records page. */
export interface RecordsData {
  readonly totals: readonly { readonly label: string; readonly value: string }[];
  readonly years: readonly RecordsYear[];
  readonly mostPlayed: readonly RecordsTeam[];
  /** "and 5 more with 5 games": what equals the end of the list; empty where nothing does. */
  readonly equallyPlayed: string;
  readonly teams: number;
  readonly close: {
    readonly record: string;
    /** "27 games, not counting a forfeit" */
    readonly note: string;
    readonly games: readonly RecordsGame[];
  };
  /** The longest won, then the longest lost; `equals` says how many are as long as the last. */
  readonly runs: readonly { readonly list: readonly RecordsRun[]; readonly equals: string }[];
  readonly biggest: readonly RecordsGame[];
  readonly equallyBig: string;
  readonly firsts: readonly RecordsFirst[];
  readonly places: readonly RecordsPlace[];
  readonly map: {
    /** "States on a map" */
    readonly label: string;
    /** The states in reading order, row by row. */
    readonly tiles: readonly PlaceTile[];
  };
  /** "10 states and DC, 22 places" */
  readonly placesNote: string;
  readonly art: { readonly crests: string; readonly emblems: string };
}
