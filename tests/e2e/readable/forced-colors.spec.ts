import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// Forced colors take away grounds, shadows and gradients: what they drew has to be a border.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
});

test("the entry that a page belongs to is marked in forced colors @desktop", async ({ page }) => {
  await open(page, "/players");
  const grounds = await page.locator('header nav a[aria-current="true"]').evaluate((entry) => ({
    page: getComputedStyle(document.body).backgroundColor,
    bar: getComputedStyle(entry, "::after").backgroundColor,
    disc: getComputedStyle(entry, "::before").backgroundColor,
  }));
  expect(grounds.bar).not.toBe(grounds.page);
  expect(grounds.disc).not.toBe(grounds.page);
});

test("bars of games stand on a line in forced colors @desktop", async ({ page }) => {
  for (const address of ["/seasons/2024", "/opponents/cormorant"]) {
    await open(page, address);
    const charts = page.locator("#main ol:has(> li > i)");
    expect(await charts.count(), address).toBeGreaterThan(0);
    for (const chart of await charts.all()) {
      const line = await chart.evaluate((list) => {
        const { borderTopWidth, borderLeftWidth, content } = getComputedStyle(list, "::before");
        return content === "none" ? [] : [borderTopWidth, borderLeftWidth];
      });
      expect(line, address).toContain("3px");
    }
  }
});
