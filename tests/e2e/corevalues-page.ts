import type { Page } from "@playwright/test";

/** The sliders, and the text below the picture at the start. */
export const values = ["Brain", "Effort", "Skill", "Character"] as const;
export const descriptions = {
  atStart: "Brain is 50, Effort 50 and Skill 50. With Character at 50, the circles don’t touch.",
};
export const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });

/** The numbers of all sliders. */
export async function readSettings(page: Page): Promise<number[]> {
  return Promise.all(values.map(async (name) => Number(await slider(page, name).inputValue())));
}
