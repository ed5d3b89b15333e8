import { medalOf } from "#app/domain/places/medal.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import { Medal } from "#app/ui/Medal/Medal.tsx";

/** The finishing place; a tournament without one shows nothing. */
export function PlaceMedal({ place }: { place: number | undefined }) {
  if (place === undefined) return undefined;
  return <Medal place={place} suffix={ordinalSuffix(place)} metal={medalOf(place)} />;
}
