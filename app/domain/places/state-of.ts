import type { Location } from "./location.ts";

/**
 * The state, or DC, in which something took place. Washington is written without a state; any other
 * city without one lies in none.
 */
export function stateOf({ city, state }: Location): string | undefined {
  return state ?? (city.endsWith(" DC") ? "DC" : undefined);
}
