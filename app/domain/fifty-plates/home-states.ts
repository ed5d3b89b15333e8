import { type Plate, PLATES } from "./plate.ts";

/** The states that a club is from, in its own order; a region that is no state has no plate. */
export function homeStates(regions: readonly string[]): readonly Plate[] {
  return regions.flatMap(
    (region) => PLATES.find(({ kind, name }) => kind === "state" && name === region) ?? [],
  );
}

/** For clubs from fewer than two states: from the middle of the map. */
const STAND_INS = ["CO", "KS"];

/**
 * The postal codes of two plates for a picture: those of the club's first states, if there are any.
 *
 * @param shown codes of the other plates in the picture
 */
export function twoHomePlates(
  regions: readonly string[],
  shown: readonly string[],
): readonly [first: string, second: string] {
  const codes = homeStates(regions).map(({ code }) => code);
  const free = [...codes, ...STAND_INS].filter((code) => !shown.includes(code));
  const [first = "CO", second = "KS"] = free;
  return [first, second];
}
