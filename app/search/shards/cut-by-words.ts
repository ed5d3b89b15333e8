import { sortedBy } from "#app/lib/list/sorted-by.ts";

/** Something with the words that it is found by. */
export interface WordedItem<Item> {
  readonly item: Item;
  readonly words: readonly string[];
  /** How much it takes in a file. */
  readonly size: number;
}

/** How large shards become. */
export interface ShardSizes {
  readonly usual: number;
  readonly most: number;
}

/** Items cut by their words. */
export interface CutWords<Item> {
  /** Neighbours in the alphabet, with everything that they find. */
  readonly shards: readonly {
    readonly words: readonly string[];
    readonly items: readonly Item[];
    readonly size: number;
  }[];
  /** Words that find more than a shard may have. */
  readonly common: readonly string[];
}

function itemsByWord<Item>(
  all: readonly WordedItem<Item>[],
): readonly [string, WordedItem<Item>[]][] {
  const found = new Map<string, WordedItem<Item>[]>();
  for (const one of all) {
    for (const word of new Set(one.words)) {
      const items = found.get(word) ?? [];
      items.push(one);
      found.set(word, items);
    }
  }
  return sortedBy([...found], ([word]) => word);
}

function sizeOf(items: readonly WordedItem<unknown>[]): number {
  return items.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Cuts items into shards by their words, as a dictionary is cut into books: an item is in every shard
 * that has one of its words.
 *
 * @param usual up to which size neighbouring words share a shard
 * @param most which size the items of one word may have
 */
export function cutByWords<Item>(
  all: readonly WordedItem<Item>[],
  { usual, most }: ShardSizes,
): CutWords<Item> {
  const common: string[] = [];
  const shards: { words: string[]; items: Set<Item>; size: number }[] = [];
  for (const [word, found] of itemsByWord(all)) {
    const last = shards.at(-1);
    const added = found.filter(({ item }) => last?.items.has(item) !== true);
    const whole = sizeOf(found);
    if (whole > most) {
      common.push(word);
    } else if (last === undefined || last.size + sizeOf(added) > usual) {
      shards.push({ words: [word], items: new Set(found.map(({ item }) => item)), size: whole });
    } else {
      last.words.push(word);
      last.size += sizeOf(added);
      for (const { item } of added) last.items.add(item);
    }
  }
  return {
    shards: shards.map(({ words, size, items }) => ({ words, size, items: [...items] })),
    common,
  };
}
