import type { Page } from "@playwright/test";

/** The sliders, and the text below the picture at the start and at the address below. */
export const values = ["Brain", "Effort", "Skill", "Character"] as const;
export const descriptions = {
  atStart: "Brain is 50, Effort 50 and Skill 50. With Character at 50, the circles don’t touch.",
  played: "Brain is 88, Effort 94 and Skill 81. With Character at 97, all three overlap.",
};
/** An address with other values than those at the start. */
export const played = "/corevalues?brain=88&effort=94&skill=81&character=97";

export const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });

/** The numbers of all sliders. */
export async function readSettings(page: Page): Promise<number[]> {
  return Promise.all(values.map(async (name) => Number(await slider(page, name).inputValue())));
}
