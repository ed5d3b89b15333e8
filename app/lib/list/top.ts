/** The first items of a ranking, and how many of the others rank as high as the last of them. */
export interface Top<T> {
  readonly first: readonly T[];
  readonly equals: number;
}

/** Cuts a list that is sorted by a value, without hiding that others have the value it is cut at. */
export function top<T>(
  sorted: readonly T[],
  limit: number,
  valueOf: (item: T) => number | undefined,
): Top<T> {
  const first = sorted.slice(0, limit);
  const last = first.at(-1);
  if (last === undefined) return { first, equals: 0 };
  const equals = sorted.slice(limit).filter((one) => valueOf(one) === valueOf(last)).length;
  return { first, equals };
}
