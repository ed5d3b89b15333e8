import type { Locator, Page } from "@playwright/test";

/** A plate on the map. */
export const plate = (page: Page, name: string): Locator =>
  page.getByRole("link", { name: new RegExp(`^${name}(?: \\(bonus\\))?: `) });

/** A text of the claim that is shown large. */
export const shownClaim = (page: Page, text: string): Locator =>
  page.locator("[aria-live]").getByText(text);
