import { inOrderOfTime, type Award } from "#app/domain/badge-quest/award.ts";
import { groupBy } from "#app/lib/list/group-by.ts";

/** How many other badges Fab Five takes between two updates (docs/product.md, Badge rules). */
export const FIVE = 5;

export interface UnearnedFabFive<A extends Award> {
  readonly award: A;
  /** the ordinal of this Fab Five among the person's */
  readonly count: number;
  /** her other badges up to and with that day, of all updates */
  readonly others: number;
}

function unearned<A extends Award>(hers: readonly A[]): UnearnedFabFive<A>[] {
  const others = hers.filter(({ badge }) => badge !== "FAB_FIVE");
  return hers
    .filter(({ badge }) => badge === "FAB_FIVE")
    .map((award, index) => ({
      award,
      count: index + 1,
      others: others.filter(({ date }) => date <= award.date).length,
    }))
    .filter(({ count, others: earned }) => earned < count * FIVE);
}

/**
 * The Fab Fives of a log that break the rule. The log does not have the days of the updates, but no
 * two Fab Fives of a person fall between the same two updates, so each needs five badges that no
 * other one has used.
 */
export function unearnedFabFives<A extends Award>(awards: readonly A[]): UnearnedFabFive<A>[] {
  const byPerson = groupBy(inOrderOfTime(awards), ({ player }) => player);
  return [...byPerson.values()].flatMap(unearned);
}
