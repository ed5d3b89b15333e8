import { CORE_VALUES, type CoreValue } from "#app/domain/core-values/core-value.ts";
import type { Award } from "./award.ts";

export interface ValueTotal {
  readonly value: CoreValue;
  readonly badges: number;
}

/**
 * Badges earned for each core value, all four in their order. A badge of unknown value counts for
 * none.
 */
export function totalsByValue(
  awards: readonly Award[],
  valueOf: (badge: string) => CoreValue | undefined,
): ValueTotal[] {
  return CORE_VALUES.map((value) => ({
    value,
    badges: awards.filter((award) => valueOf(award.badge) === value).length,
  }));
}
