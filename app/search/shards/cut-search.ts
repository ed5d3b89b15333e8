import { hash } from "#app/art/print/hash.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { wordsById } from "#app/search/find/find-games.ts";
import { prepare } from "#app/search/find/prepare.ts";
import type { Entry, EntryKind, Findable, Meeting } from "#app/search/search-data.ts";
import { type CutWords, cutByWords, type ShardSizes } from "./cut-by-words.ts";
import {
  MOST_FETCHED,
  type Placed,
  type Shard,
  type ShardList,
  type ShardTable,
} from "./shards.ts";

/** How large the files of the search may become. */
export interface CutSizes {
  /** Up to so many entries and games, everything is in the index; a club of ten seasons has half of it. */
  readonly index: number;
  /** Beyond that the index has so many of each kind. */
  readonly first: number;
  /** In characters. */
  readonly shards: ShardSizes;
}

const SIZES: CutSizes = {
  index: 1200,
  first: 120,
  shards: { usual: MOST_FETCHED / 4, most: MOST_FETCHED },
};

/** The search as files: the index, which every query reads, and shards, which some queries need. */
export interface CutSearch {
  readonly index: Findable;
  /** The address of the list of shards; none where the index has everything. */
  readonly shards?: string;
  /** The shards and their list, by their addresses. */
  readonly files: ReadonlyMap<string, string>;
}

/** There are few of these, and hits of other kinds lead to them. */
const alwaysInIndex: ReadonlySet<EntryKind> = new Set(["pages", "seasons"]);

function firstOfEachKind(entries: readonly Entry[], first: number): ReadonlySet<Entry> {
  const kinds = groupBy(entries, ({ kind }) => kind);
  return new Set(
    [...kinds].flatMap(([kind, own]) => (alwaysInIndex.has(kind) ? own : own.slice(0, first))),
  );
}

/** What is not in the index, in its order; without drawings, of which there would be too many. */
type Rest = ReadonlyMap<Entry, Placed<Entry>>;

function restOf(entries: readonly Entry[], inIndex: ReadonlySet<Entry>): Rest {
  const rest = entries.filter((entry) => !inIndex.has(entry));
  return new Map(rest.map((entry, place) => [entry, [place, { ...entry, plain: true }]]));
}

const lengthOf = (value: unknown) => JSON.stringify(value).length;

function cutEntries(whole: Findable, rest: Rest, sizes: ShardSizes): CutWords<Placed<Entry>> {
  const worded = prepare(whole).flatMap(({ entry, words }) => {
    const item = rest.get(entry);
    return item === undefined ? [] : { item, words, size: lengthOf(item) };
  });
  return cutByWords(worded, sizes);
}

function cutGames(whole: Findable, sizes: ShardSizes): CutWords<Placed<Meeting>> {
  const { opponents, tournaments } = wordsById(whole);
  const worded = whole.games.map((game, place) => {
    const item = [place, game] as const;
    const [opponent, tournament] = [opponents.get(game.opponent), tournaments.get(game.tournament)];
    const words = [...(opponent?.words ?? []), ...(tournament?.words ?? [])];
    return { item, words, size: lengthOf([item, opponent?.entry]) };
  });
  return cutByWords(worded, sizes);
}

/** Games with the tournaments and opponents outside of the index that they belong to. */
function shardOfGames(games: readonly Placed<Meeting>[], rest: Rest): Shard {
  const ids = new Set(games.flatMap(([, { opponent, tournament }]) => [opponent, tournament]));
  const entries = [...rest.values()].filter(
    ([, entry]) =>
      (entry.kind === "opponents" || entry.kind === "tournaments") && ids.has(entry.id),
  );
  return { entries, games };
}

/**
 * Cuts what can be found into files. A query reads the index and the shards of its rarest word: what
 * has all of its words is there, so `find` answers as from everything.
 */
export function cutSearch(whole: Findable, sizes: CutSizes = SIZES): CutSearch {
  const files = new Map<string, string>();
  if (whole.entries.length + whole.games.length <= sizes.index) return { index: whole, files };
  const write = (name: string, value: Shard | ShardList) => {
    const text = JSON.stringify(value);
    const file = `/assets/search-${name}.${hash(text).toString(16).padStart(8, "0")}.json`;
    files.set(file, text);
    return file;
  };
  const tableOf = <Item>(
    name: string,
    { shards, common }: CutWords<Item>,
    shardOf: (items: readonly Item[]) => Shard,
  ): ShardTable => ({
    shards: shards.map(({ words, items, size }, number) => ({
      file: write(`${name}-${number}`, shardOf(items)),
      size,
      words: words.join(" "),
    })),
    common: common.join(" "),
  });
  const inIndex = firstOfEachKind(whole.entries, sizes.first);
  const rest = restOf(whole.entries, inIndex);
  const list: ShardList = {
    entries: tableOf("entries", cutEntries(whole, rest, sizes.shards), (entries) => ({
      entries,
      games: [],
    })),
    games: tableOf("games", cutGames(whole, sizes.shards), (games) => shardOfGames(games, rest)),
  };
  return { index: { entries: [...inIndex], games: [] }, shards: write("list", list), files };
}
