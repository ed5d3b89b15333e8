import { inOrderOfTime, type Award } from "#app/domain/badge-quest/award.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { CREDIT_LIMITS, type CreditLimit } from "./credit-limit.ts";

export interface CreditBeyond<A extends Award> {
  readonly award: A;
  /** its ordinal: in its role, or of the badge where only the sum is too large */
  readonly count: number;
  readonly allowed: number;
  /** whether the role is full, and not just the badge */
  readonly inRole: boolean;
}

/** Of one person's awards of one badge, those beyond the limit. */
function beyond<A extends Award>(awards: readonly A[], limit: CreditLimit): CreditBeyond<A>[] {
  const { times, roles } = limit;
  const byRole = new Map<string, number>();
  let credited = 0;
  return awards.flatMap((award) => {
    const role = limit.role(award.note ?? "");
    const count = (byRole.get(role) ?? 0) + 1;
    byRole.set(role, count);
    if (role !== "" && count > times) return { award, count, allowed: times, inRole: true };
    credited += 1;
    const allowed = times * roles;
    return credited > allowed ? { award, count: credited, allowed, inRole: false } : [];
  });
}

/**
 * The awards of a log that one person earned more often than the rules allow, by person and badge.
 * Where notes name no role, the sum over all roles is the limit.
 */
export function creditsBeyond<A extends Award>(awards: readonly A[]): CreditBeyond<A>[] {
  const limited = inOrderOfTime(awards).filter(({ badge }) => CREDIT_LIMITS.has(badge));
  const byPerson = groupBy(limited, ({ badge, player }) => `${badge} ${player}`);
  return [...byPerson.values()].flatMap((hers) => {
    const limit = CREDIT_LIMITS.get(hers[0]?.badge ?? "");
    return limit === undefined ? [] : beyond(hers, limit);
  });
}
