function compare<K extends string | number>(one: K, other: K): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A copy in rising order of a key, texts by code unit and numbers by size; equals keep their order. */
export function sortedBy<T>(items: readonly T[], keyOf: (item: T) => string | number): T[] {
  return items.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
}
