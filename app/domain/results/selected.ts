/**
 * The tournament of the detail panel: the one of the address if it is listed, else the first of the
 * list, and none for an empty list.
 */
export function selectedTournament<T extends { readonly id: string }>(
  listed: readonly T[],
  id: string | null | undefined,
): T | undefined {
  return listed.find((tournament) => tournament.id === id) ?? listed[0];
}
