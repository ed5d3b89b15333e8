import type { Location } from "./location.ts";
import { stateOf } from "./state-of.ts";

/** A city without a state stands for itself. */
export function placeName(location: Location): string {
  return stateOf(location) ?? location.city;
}

/** The name of a place as addresses have it: "oh", "dc", "toronto". */
export function addressKey(place: string): string {
  return place.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}
