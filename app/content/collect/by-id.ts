/** The entries of a keyed file as a map in the file's order, each with its key as its id. */
export function byId<T extends object>(
  entries: Readonly<Record<string, T>> | undefined,
): Map<string, T & { readonly id: string }> {
  return new Map(Object.entries(entries ?? {}).map(([id, entry]) => [id, { id, ...entry }]));
}
