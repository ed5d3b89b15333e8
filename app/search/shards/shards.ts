import type { Entry, Meeting } from "#app/search/search-data.ts";

/** Something with its place among all of its kind, by which hits of several shards are put in order. */
export type Placed<Item> = readonly [place: number, item: Item];

/** A file with a part of what can be found. */
export interface Shard {
  readonly entries: readonly Placed<Entry>[];
  readonly games: readonly Placed<Meeting>[];
}

/** Which file has what a word finds. */
export interface ShardTable {
  /** Each with all words whose hits are in its file, separated by spaces. */
  readonly shards: readonly {
    readonly file: string;
    readonly size: number;
    readonly words: string;
  }[];
  /** Words of so many hits that no file has them; another word of the query must lead to one. */
  readonly common: string;
}

/** Where everything is that did not go into the index, by all words of an entry, and of a game's two. */
export interface ShardList {
  readonly entries: ShardTable;
  /** With the entries that the games belong to. */
  readonly games: ShardTable;
}

/** How many characters of a table's files a query may fetch; Brotli makes a sixth of them. */
export const MOST_FETCHED = 500_000;
