import type { Locator, Page } from "@playwright/test";
import { isPhone } from "#tests/e2e/support/layout.ts";

export function searchField(page: Page): Locator {
  return page.getByRole("searchbox", { name: /^Search tournaments/ });
}

export function season(page: Page): Locator {
  return page.getByRole("combobox", { name: "Season" });
}

export function count(page: Page): Locator {
  return page.getByRole("search").getByRole("status");
}

/** Visible cards; a search hides the others. */
export function cards(page: Page): Locator {
  return page.locator('a[href*="tournament="]').filter({ visible: true });
}

export function card(page: Page, tournament: string): Locator {
  return page.locator(`a[href$="tournament=${tournament}"]`);
}

/** Year headings above the cards. */
export function years(page: Page): Locator {
  return page.getByRole("heading", { level: 2, name: /^20\d\d$/ });
}

/** The scores of the open tournament: beside the list, on phones in its card. */
export function scores(page: Page, name: string): Locator {
  return isPhone(page)
    ? page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 3 }) })
    : page.getByRole("region", { name });
}
