import { PLATES } from "#app/domain/fifty-plates/plate.ts";
import { closest } from "./closest.ts";

/** What people call the District of Columbia; "Washington DC" is two letters from another state. */
const district = ["DC", "Washington DC", "Washington District of Columbia"];

/** The name of a plate by what else it may be written as. */
const names: ReadonlyMap<string, string> = new Map([
  ...district.map((written) => [written, "District of Columbia"] as const),
  ...PLATES.map(({ name }) => [name, name] as const),
]);

/** "Bonus - Mexico", which the log writes as "Mexico (bonus)". */
const bonusFirst = /^bonus\s*[-–:]?\s*(.+)$/i;

/**
 * The plate that a note probably means ("Michigain" is Michigan, "Washington, D.C." the District of
 * Columbia, "OH" is Ohio, "Bonus - Mexico" is "Mexico (bonus)"), or undefined where that would be a guess.
 */
export function suggestPlate(note: string): string | undefined {
  const bonus = bonusFirst.exec(note)?.[1];
  if (bonus !== undefined) {
    const plate = suggestPlate(bonus);
    return plate === undefined ? undefined : `${plate} (bonus)`;
  }
  const letters = note.replaceAll(/[^a-z]/gi, "").toUpperCase();
  const byCode = PLATES.find(({ code }) => code === letters);
  return byCode?.name ?? names.get(closest(note, names.keys()) ?? "");
}
