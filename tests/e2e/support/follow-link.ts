import { expect, type Page } from "@playwright/test";

/** Follows a link of the navigation, on phones one that the menu hides, and waits for the page. */
export async function followLink(page: Page, name: string): Promise<void> {
  await page.locator(`nav a:text-is("${name}")`).first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
