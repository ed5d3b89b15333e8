import { groupBy } from "#app/lib/list/group-by.ts";

/** How a list differs from what it was. */
export interface ListChanges<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  /** Before and after, where the key is the same. */
  readonly changed: readonly (readonly [before: T, after: T])[];
}

/** Whether two values of the content say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Compares two lists by the key of an entry. Entries with one key are matched in their order. */
export function listChanges<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): ListChanges<T> {
  const left = groupBy(before, keyOf);
  const added: T[] = [];
  const changed: (readonly [T, T])[] = [];
  for (const now of after) {
    const old = left.get(keyOf(now))?.shift();
    if (old === undefined) added.push(now);
    else if (!isSame(old, now)) changed.push([old, now]);
  }
  return { added, removed: [...left.values()].flat(), changed };
}
