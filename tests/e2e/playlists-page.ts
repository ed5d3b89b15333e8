import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";

/** Opens playlists, and waits until those for readers without scripts are gone. */
export async function openPlaylists(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.locator("main table")).toHaveCount(1);
}

/** Locators of the playlists of a year. */
export const playlistsPage = {
  headline: (page: Page): Locator => page.locator("main h2[id$=-title]"),
  covers: (page: Page): Locator =>
    page.getByRole("navigation", { name: "All playlists" }).getByRole("link"),
  shelfLinks: (page: Page): Locator => page.locator("a[id^='on-shelf-']"),
  row: (page: Page, name: string): Locator => page.getByRole("row").filter({ hasText: name }),
};
