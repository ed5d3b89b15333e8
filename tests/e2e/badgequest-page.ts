import type { Locator, Page } from "@playwright/test";

/** Whether Badge Quest shows its panels as tabs. */
function isCompact(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1100;
}

/** One of the four tabs on phones or the three in the main panel on desktops. */
export function tab(page: Page, name: string): Locator {
  return page.locator("main nav").getByRole("link", { name, exact: true });
}

export function leaderboard(page: Page): Locator {
  return page.getByRole("region", { name: "Leaderboard" });
}

export function badges(page: Page): Locator {
  return page.getByRole("region", { name: "Badges" });
}

/** Opens a panel, which is a tab on phones. */
async function showPanel(page: Page, name: "Leaderboard" | "Badges"): Promise<void> {
  if (isCompact(page)) await tab(page, name).click();
}

/** Selects a person on the leaderboard. */
export async function selectPerson(page: Page, name: string): Promise<void> {
  await showPanel(page, "Leaderboard");
  await leaderboard(page).getByRole("link", { name }).click();
}

/** Selects a badge among the season's badges. */
export async function selectBadge(page: Page, title: string): Promise<void> {
  await showPanel(page, "Badges");
  await badges(page).getByRole("link", { name: title }).click();
}

/** The heading of the details: a name or a title. */
export function detailsHeading(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 2, name });
}
