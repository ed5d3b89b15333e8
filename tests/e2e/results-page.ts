import type { Locator, Page } from "@playwright/test";

export function searchField(page: Page): Locator {
  return page.getByRole("searchbox", { name: /^Search tournaments/ });
}

export function season(page: Page): Locator {
  return page.getByRole("combobox", { name: "Season" });
}

export function count(page: Page): Locator {
  return page.getByRole("search").getByRole("status");
}

/** The cards of the list. */
export function cards(page: Page): Locator {
  return page.locator("main ol > li > a").filter({ visible: true });
}

export function card(page: Page, tournament: string): Locator {
  return page.locator(`main li > a[href*="/tournaments/${tournament}"]`);
}

/** The scores of the selected tournament, beside the list. */
export function scores(page: Page, name: string): Locator {
  return page.getByRole("region", { name });
}
