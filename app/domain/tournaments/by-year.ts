import { groupBy } from "#app/lib/list/group-by.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";

export interface YearGroup<T> {
  readonly year: number;
  readonly tournaments: readonly T[];
}

/** Tournaments under their year, newest year first; the order within a year stays as given. */
export function byYear<T extends { readonly year: number }>(
  tournaments: readonly T[],
): YearGroup<T>[] {
  const groups = [...groupBy(tournaments, (tournament) => tournament.year)];
  return sortedBy(
    groups.map(([year, group]) => ({ year, tournaments: group })),
    ({ year }) => -year,
  );
}
