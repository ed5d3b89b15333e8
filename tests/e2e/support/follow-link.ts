import { expect, type Page } from "@playwright/test";

/** Follows a navigation link, through the menu on phones, and waits for the page. */
export async function followLink(page: Page, name: string): Promise<void> {
  await page.locator(`nav a:text-is("${name}")`).first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
