/** Tests visible parts of pages without scripts; Node tests read their documents. */
import type { Page } from "@playwright/test";
import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

test("without scripts every kind of page is readable @no-scripts", async ({ page }) => {
  for (const address of pages) {
    await page.goto(address);
    await expect(page.locator("h1"), address).toBeAttached();
    expect((await page.locator("main").innerText()).length, address).toBeGreaterThan(100);
  }
});

/** Parts of pages that have controls with scripts: the parts are shown, and the controls hidden. */
const partChecks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/about": async (page) => {
    await expect(page.locator("main cite").filter({ visible: true })).toHaveCount(3);
    await expect(page.locator("main button").filter({ visible: true })).toHaveCount(0);
  },
  "/fiftyplates": async (page) => {
    await expect(page.getByRole("link", { name: /^Maine: / })).toBeVisible();
    const claim = page.getByText("July 28, 2025").first();
    // The list is collapsed, and opens without scripts.
    await page.locator("details", { has: claim }).locator("summary").click();
    await expect(claim).toBeVisible();
    await expect(page.getByRole("link", { name: "2024", exact: true })).toHaveCount(0);
  },
};

test("without scripts controls work or are hidden @no-scripts", async ({ page }) => {
  for (const [address, check] of Object.entries(partChecks)) {
    await page.goto(address);
    await check(page);
  }
});

test("without scripts the menu of a phone opens and its links work @no-scripts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/results");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#menu").getByRole("link", { name: "NEWS" }).click();
  await expect(page).toHaveURL("/news");
});
