import { inOrderOfTime, type Award } from "#app/domain/badge-quest/award.ts";
import type { States } from "#app/domain/places/state.ts";
import { SINGLE_CREDITS } from "./claimed-thing.ts";

export interface RepeatedClaim<A extends Award> {
  readonly claim: A;
  /** the claim that came first */
  readonly first: A;
  /** the kind of thing that both name: "plate", "species" */
  readonly kind: string;
}

/**
 * The claims of an award log that name something the same badge has credited before, oldest first.
 * A note that names nothing claims nothing.
 */
export function repeatedClaims<A extends Award>(
  awards: readonly A[],
  states: States,
): RepeatedClaim<A>[] {
  const firsts = new Map<string, A>();
  return inOrderOfTime(awards).flatMap((claim) => {
    const credit = SINGLE_CREDITS.get(claim.badge);
    const thing = credit?.thing(claim.note ?? "", states) ?? "";
    if (credit === undefined || thing === "") return [];
    const key = `${claim.badge} ${thing}`;
    const first = firsts.get(key);
    if (first) return { claim, first, kind: credit.kind };
    firsts.set(key, claim);
    return [];
  });
}
