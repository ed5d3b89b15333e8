import type { Locator, Page } from "@playwright/test";

/** What the tests of the Roster 2019 microsite look at. */
export const mix = {
  headline: (page: Page): Locator => page.locator("#playlist-title"),
  covers: (page: Page): Locator =>
    page.getByRole("navigation", { name: "All playlists" }).getByRole("link"),
  shelfLinks: (page: Page): Locator => page.locator("a[id^='on-shelf-']"),
  row: (page: Page, name: string): Locator => page.getByRole("row").filter({ hasText: name }),
};
