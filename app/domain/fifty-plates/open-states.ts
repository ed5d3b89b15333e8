import type { Claim } from "./claims.ts";
import type { State, States } from "#app/domain/places/state.ts";

/** The states that nobody has claimed yet, in their order. Districts, territories and a bonus are no states. */
export function openStates(claims: readonly Claim[], { list }: States): State[] {
  const claimed = new Set(claims.map(({ plate }) => plate));
  return list.filter((state) => state.kind === "state" && !claimed.has(state));
}
