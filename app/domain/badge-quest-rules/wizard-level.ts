/** The levels of the game at which Wizards Unite is earned (docs/product.md, Badge rules). */
export const WIZARD_LEVELS: readonly number[] = [10, 20, 30];

/** The level that a note names: 10 of "Level 10". */
export function wizardLevel(note: string): number | undefined {
  const [digits] = /\d+/.exec(note) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
