import { findMedal } from "#app/domain/places/medal.ts";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { ordinalParts } from "#words/grammar/ordinal.ts";

interface PlaceMedalProps {
  /** "1st", "T9th"; without a place there is no medal. */
  place: string | undefined;
  size?: "huge" | "large" | "medium" | "small";
}

/** A tournament's finishing place. */
export function PlaceMedal({ place, size = "medium" }: PlaceMedalProps) {
  if (place === undefined) return undefined;
  const { isTied, number, suffix } = ordinalParts(place);
  return <Medal {...{ isTied, suffix, size }} place={number} metal={findMedal(number)} />;
}
