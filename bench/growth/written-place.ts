import type { Placed } from "#app/domain/places/place.ts";

/** A place as its file has it, without what follows from that. */
export function writtenPlace<Place extends Placed>(
  place: Place,
): Omit<Place, "region" | "area" | "label"> {
  const { region: _region, area: _area, label: _label, ...written } = place;
  return written;
}
