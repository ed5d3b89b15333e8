import type { KnownOfPlace, Placed } from "#app/domain/places/place.ts";

/** The name of the state whose code stands behind a city; none where none is written there. */
export function regionOf({ state, region }: KnownOfPlace & Placed): string | undefined {
  return state === undefined ? undefined : region?.name;
}
