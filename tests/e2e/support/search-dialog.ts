import { expect, type Page } from "@playwright/test";
import { timeLimit } from "#tests/support/time-limit.ts";

/** The search dialog, but not the one that waits for its code. */
export const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Search" }).and(page.locator(":not(#waiting-search)"));
export const field = (page: Page) => dialog(page).getByRole("searchbox");
export const hits = (page: Page) => dialog(page).locator("li a");
export const searchButton = (page: Page) =>
  page.getByRole("banner").locator("a[aria-haspopup=dialog]:visible");

/** Opens the search by its key, which works soon after hydration. */
export async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    if ((await dialog(page).count()) === 0) await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused({ timeout: timeLimit(2000) });
  }).toPass();
}

/** Hits on the search page. */
export const pageHits = (page: Page) => page.locator("main [role=status] + ul a");
