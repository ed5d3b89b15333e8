import type { Locator, Page } from "@playwright/test";

/** Locators of the news page. */
export const newsPage = {
  season: (page: Page): Locator => page.getByRole("combobox", { name: "Season" }),
  count: (page: Page): Locator => page.getByRole("search").getByRole("status"),
  cards: (page: Page): Locator => page.locator("#main ol > li").filter({ visible: true }),
};
