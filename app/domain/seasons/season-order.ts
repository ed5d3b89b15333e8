import { sortedBy } from "#app/lib/list/sorted-by.ts";

/** A copy with the newest season first, as selects list them. */
export function newestSeasonFirst<S extends { readonly year: number }>(seasons: readonly S[]): S[] {
  return sortedBy(seasons, ({ year }) => -year);
}
