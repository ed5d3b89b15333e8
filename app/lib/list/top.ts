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
