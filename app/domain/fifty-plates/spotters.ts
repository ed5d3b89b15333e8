import { groupBy } from "#app/lib/list/group-by.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Claim } from "./claims.ts";
import type { State } from "#app/domain/places/state.ts";

export interface Spotter {
  readonly player: string;
  /** in the order in which she claimed them */
  readonly plates: readonly State[];
}

/**
 * Who claimed plates, most plates first; with equal numbers, whoever claimed her first one earlier.
 */
export function spottersOf(claims: readonly Claim[]): Spotter[] {
  const spotters = [...groupBy(claims, (claim) => claim.player)].map(([player, hers]) => ({
    player,
    plates: hers.map(({ plate }) => plate),
  }));
  return sortedBy(spotters, ({ plates }) => -plates.length);
}
