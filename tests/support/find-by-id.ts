/** The entry of a list with an id, such as a person of the record. */
export function findById<T extends { readonly id: string }>(list: Iterable<T>, id: string): T {
  for (const entry of list) if (entry.id === id) return entry;
  throw new RangeError(`The list has no ${id}.`);
}
