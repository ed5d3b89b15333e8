import { PLATES } from "#app/domain/fifty-plates/plate.ts";
import { closest } from "./closest.ts";
import { plateAliases } from "./plate-aliases.ts";

/** What is compared of a note: "Washington, D.C." is WASHINGTONDC. */
const lettersOf = (note: string): string => note.replaceAll(/[^a-z]/gi, "").toUpperCase();

/** The name of a plate by its postal code and its short forms, letter by letter. */
const short: ReadonlyMap<string, string> = new Map([
  ...plateAliases.map(([written, name]) => [lettersOf(written), name] as const),
  ...PLATES.map(({ code, name }) => [code, name] as const),
]);

/** Shorter forms are a letter or two from anything, so a misspelled note is not compared with them. */
const FEWEST_LETTERS = 8;

/** The name of a plate by its long forms, for notes that are misspelled. */
const names: ReadonlyMap<string, string> = new Map([
  ...plateAliases.filter(([written]) => lettersOf(written).length >= FEWEST_LETTERS),
  ...PLATES.map(({ name }) => [name, name] as const),
]);

/** "Bonus - Mexico", which the log writes as "Mexico (bonus)". */
const bonusFirst = /^bonus\s*[-–:]?\s*(.+)$/i;

/**
 * The plate that a note probably means ("Michigain" is Michigan, "Washington, D.C." the District of
 * Columbia, "OH" is Ohio, "Penn." Pennsylvania, "Bonus - Mexico" is "Mexico (bonus)"), or undefined where
 * that would be a guess.
 */
export function suggestPlate(note: string): string | undefined {
  const bonus = bonusFirst.exec(note)?.[1];
  if (bonus !== undefined) {
    const plate = suggestPlate(bonus);
    return plate === undefined ? undefined : `${plate} (bonus)`;
  }
  return short.get(lettersOf(note)) ?? names.get(closest(note, names.keys()) ?? "");
}
