import { enumerate } from "#words/grammar/lists.ts";
import { isSame, listChanges } from "./list-changes.ts";

/** "Badges: 2 added and 1 changed", or "Badges: another order"; nothing where two lists are the same. */
export function counted<T>(
  kind: string,
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): string[] {
  const { added, removed, changed } = listChanges(before, after, keyOf);
  const parts = [
    added.length === 0 ? [] : [`${added.length} added`],
    removed.length === 0 ? [] : [`${removed.length} taken out`],
    changed.length === 0 ? [] : [`${changed.length} changed`],
  ].flat();
  if (parts.length > 0) return [`${kind}: ${enumerate(parts)}`];
  return isSame(before, after) ? [] : [`${kind}: another order`];
}

type Fields = Readonly<Record<string, unknown>>;

/** "Tide Quest: title and last updated": the fields that differ, by their names in the file as words. */
export function changedFields(kind: string, before: Fields = {}, after: Fields = {}): string[] {
  const { added, removed, changed } = listChanges(
    Object.entries(before),
    Object.entries(after),
    ([name]) => name,
  );
  const names = [...added, ...removed, ...changed.map(([old]) => old)].map(([name]) => name);
  const fields = names.map((name) =>
    name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`),
  );
  return fields.length === 0 ? [] : [`${kind}: ${enumerate(fields)}`];
}
