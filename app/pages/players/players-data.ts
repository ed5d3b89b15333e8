import type { PersonId } from "#app/domain/ids.ts";

/** A person's role in a season: none, player, captain or coach. */
export type Spark = "-" | "p" | "c" | "o";

/** A person as the index lists her. */
export interface ListedPlayer {
  readonly id: PersonId;
  readonly first: string;
  readonly last: string;
  /** The letter that she stands under, without its accent. */
  readonly letter: string;
  readonly position: string;
  /** C for somebody who only coached, empty without a number. */
  readonly number: string;
  /** One for each season of the club, oldest first. */
  readonly sparks: readonly Spark[];
  /** "7 seasons: 2015–2022" */
  readonly words: string;
  /** Name, nickname and number, folded for the search. */
  readonly haystack: string;
}

/** Data of the people page, sorted by last name, then by first. */
export interface PlayersData {
  readonly players: readonly ListedPlayer[];
  /** Newest first. */
  readonly seasons: readonly {
    readonly id: string;
    readonly year: number;
    readonly name: string;
  }[];
  /** The years of the sparks, oldest first. */
  readonly years: readonly number[];
  readonly busts: string;
  readonly empty: string;
}
