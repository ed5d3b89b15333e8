import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Findable } from "#app/search/search-data.ts";
import type { Placed, Shard } from "./shards.ts";

/** Each once, in the order of all. */
function inOrder<Item>(placed: readonly Placed<Item>[]): readonly Item[] {
  return sortedBy([...new Map(placed)], ([place]) => place).map(([, item]) => item);
}

/** The index with what the shards add to it. */
export function withShards(index: Findable, shards: readonly Shard[]): Findable {
  return {
    entries: [...index.entries, ...inOrder(shards.flatMap(({ entries }) => entries))],
    games: [...index.games, ...inOrder(shards.flatMap(({ games }) => games))],
  };
}
