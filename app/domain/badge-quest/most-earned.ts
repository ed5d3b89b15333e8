import { sortedBy } from "#app/lib/list/sorted-by.ts";

export interface EarnedBadge {
  readonly badge: string;
  readonly times: number;
}

/**
 * The badges earned most often, at most so many; equals stand in the order given, unearned ones
 * never.
 */
export function mostEarned(
  badges: readonly string[],
  counts: ReadonlyMap<string, number>,
  limit: number,
): EarnedBadge[] {
  const earned = badges
    .map((badge) => ({ badge, times: counts.get(badge) ?? 0 }))
    .filter(({ times }) => times > 0);
  return sortedBy(earned, ({ times }) => -times).slice(0, limit);
}
