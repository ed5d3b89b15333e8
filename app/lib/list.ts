/** Counts items by key. Keys are in the order of their first item. */
export function countBy<T, K>(items: Iterable<T>, getKey: (item: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const item of items) {
    const key = getKey(item);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Groups items by key. Keys are in the order of their first item, items in the given order. */
export function groupBy<T, K>(items: Iterable<T>, getKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The latest of some ISO dates or years; undefined ones are ignored. */
export function latestDate(days: readonly (string | undefined)[]): string | undefined {
  return days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
}

/** The items around one of a list. */
export interface Neighbors<T> {
  /** `undefined` for the first item */
  readonly previous: T | undefined;
  /** `undefined` for the last item */
  readonly next: T | undefined;
}

/** The items before and after one of a list; none if it is not in the list. */
export function neighbors<T>(list: readonly T[], item: T): Neighbors<T> {
  const index = list.indexOf(item);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: list[index - 1], next: list[index + 1] };
}

/**
 * Maps a list with limited concurrency, for items that need a lot of memory. Results are in the order of the
 * list.
 *
 * @param concurrency how many items are processed at once, 1 or more
 * @param progress called after each item with the number of finished ones
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  let done = 0;
  const worker = async () => {
    for (const [index, item] of queue) {
      results[index] = await work(item);
      done += 1;
      progress(done, items.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

function compare<K extends string | number>(a: K, b: K): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Sorts a copy by a key in ascending order, texts by code unit and numbers by value; equals keep their order. */
export function sortedBy<T>(items: readonly T[], getKey: (item: T) => string | number): T[] {
  return items.toSorted((a, b) => compare(getKey(a), getKey(b)));
}

/** The first items of a ranking, and the number of others equal to the last of them. */
export interface Top<T> {
  readonly first: readonly T[];
  readonly equals: number;
}

/** Cuts a sorted list, and counts the items that equal the last one kept. */
export function top<T>(
  sorted: readonly T[],
  limit: number,
  getValue: (item: T) => number | undefined,
): Top<T> {
  const first = sorted.slice(0, limit);
  const last = first.at(-1);
  if (last === undefined) return { first, equals: 0 };
  const equals = sorted.slice(limit).filter((item) => getValue(item) === getValue(last)).length;
  return { first, equals };
}

/** The item at an index that the caller knows to exist. Throws a RangeError when it does not. */
export function itemAt<T>(list: readonly T[], index: number): NonNullable<T> {
  const item = list[index];
  if (item === undefined || item === null) {
    throw new RangeError(`No item ${index} in a list of ${list.length}`);
  }
  return item;
}
