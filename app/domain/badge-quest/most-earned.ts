import { sortedBy } from "#app/lib/list/sorted-by.ts";

export interface EarnedBadge<B> {
  readonly badge: B;
  readonly times: number;
}

/** The badges that were earned, most often first; equals stand in the order given. */
export function mostEarned<B>(
  badges: readonly B[],
  counts: ReadonlyMap<B, number>,
): EarnedBadge<B>[] {
  const earned = badges
    .map((badge) => ({ badge, times: counts.get(badge) ?? 0 }))
    .filter(({ times }) => times > 0);
  return sortedBy(earned, ({ times }) => -times);
}
