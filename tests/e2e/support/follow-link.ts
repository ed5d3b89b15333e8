import { expect, type Locator, type Page } from "@playwright/test";

/** A link of the bar on desktops. */
export function mainLink(page: Page, name: string): Locator {
  return page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name, exact: true });
}

/** Follows a navigation link, through the menu on phones, and waits for the page. */
export async function followLink(page: Page, name: string): Promise<void> {
  await page.locator(`nav a:text-is("${name}")`).first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
