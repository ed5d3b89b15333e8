import type { Award } from "./award.ts";

export interface ValueTotal {
  readonly value: string;
  readonly badges: number;
}

/**
 * Badges earned for each core value, all of them in their order. A badge of unknown value counts for
 * none.
 */
export function totalsByValue(
  awards: readonly Award[],
  values: readonly string[],
  valueOf: (badge: string) => string | undefined,
): ValueTotal[] {
  return values.map((value) => ({
    value,
    badges: awards.filter((award) => valueOf(award.badge) === value).length,
  }));
}
