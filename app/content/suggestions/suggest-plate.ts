import type { States } from "#app/domain/places/state.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { closest } from "./closest.ts";

/** What is compared of a note: "Washington, D.C." is WASHINGTONDC. */
const lettersOf = (note: string): string => note.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** The name of a plate by its code and its other names, letter by letter. */
const short = onceFor(
  ({ list }: States): ReadonlyMap<string, string> =>
    new Map([
      ...list.flatMap(({ name, also }) => also.map((form) => [lettersOf(form), name] as const)),
      ...list.map(({ code, name }) => [code, name] as const),
    ]),
);

/** Shorter forms are a letter or two from anything, so a misspelled note is not compared with them. */
const FEWEST_LETTERS = 8;

/** The name of a plate by its long forms, for notes that are misspelled. */
const names = onceFor(
  ({ list }: States): ReadonlyMap<string, string> =>
    new Map([
      ...list.flatMap(({ name, also }) =>
        also
          .filter((form) => lettersOf(form).length >= FEWEST_LETTERS)
          .map((form) => [form, name] as const),
      ),
      ...list.map(({ name }) => [name, name] as const),
    ]),
);

/** "Bonus - Mexico", which the log writes as "Mexico (bonus)". */
const bonusFirst = /^bonus\s*[-–:]?\s*(.+)$/i;

/**
 * The plate that a note probably means ("Michigain" is Michigan, "Washington, D.C." the District of
 * Columbia, "OH" is Ohio, "Penn." Pennsylvania, "Bonus - Mexico" is "Mexico (bonus)"), or undefined where
 * that would be a guess.
 */
export function suggestPlate(note: string, states: States): string | undefined {
  const bonus = bonusFirst.exec(note)?.[1];
  if (bonus !== undefined) {
    const plate = suggestPlate(bonus, states);
    return plate === undefined ? undefined : `${plate} (bonus)`;
  }
  const long = names(states);
  return short(states).get(lettersOf(note)) ?? long.get(closest(note, long.keys()) ?? "");
}
