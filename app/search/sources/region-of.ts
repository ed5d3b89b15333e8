import type { Location, Placed } from "#app/domain/places/place.ts";

/** The name of the state whose code stands behind a city; none where none is written there. */
export function regionOf({ state, region }: Location & Placed): string | undefined {
  return state === undefined ? undefined : region?.name;
}
