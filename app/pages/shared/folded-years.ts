import { groupByYear } from "#app/domain/tournaments.ts";

/** Number of entries that a list of all seasons shows open. */
const MAX_OPEN = 40;

/** The years of a long list that start closed: those after the first forty entries, but never the newest. */
export function findFoldedYears(entries: readonly { year: number }[]): ReadonlySet<number> {
  let count = 0;
  const folded = groupByYear(entries).filter((group, index) => {
    count += group.tournaments.length;
    return index > 0 && count > MAX_OPEN;
  });
  return new Set(folded.map(({ year }) => year));
}
