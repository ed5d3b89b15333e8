import type { Locator, Page } from "@playwright/test";

/** Locators of the roster page. */
export const rosterPage = {
  season: (page: Page): Locator => page.getByRole("heading", { level: 1 }),
  /** The name of the selected person. */
  name: (page: Page): Locator => page.locator("h2#player-name"),
  selectedTab: (page: Page): Locator => page.locator('main nav > a[aria-current="true"]'),
  /** The record and the people of the season. */
  panel: (page: Page): Locator => page.getByRole("region", { name: /^Season \d+$/ }),
};

/** Number of people in the first row. */
export async function countFirstRow(page: Page): Promise<number> {
  const tiles = page.locator("main div > ol > li");
  const tops = await tiles.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}
