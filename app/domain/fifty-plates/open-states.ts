import type { Claim } from "./claims.ts";
import { type Plate, PLATES } from "./plate.ts";

/**
 * The states nobody has claimed yet, by name. DC, the territories and Mexico are not among the
 * fifty.
 */
export function openStates(claims: readonly Claim[]): Plate[] {
  const claimed = new Set(claims.map(({ plate }) => plate));
  return PLATES.filter((plate) => plate.kind === "state" && !claimed.has(plate));
}
