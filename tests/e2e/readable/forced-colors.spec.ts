import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// Forced colors remove backgrounds, shadows and gradients, so marks must be borders.

test("forced colors keep the current-page marker and a line below the game bars @desktop", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/players");
  const grounds = await page.locator('header nav a[aria-current="true"]').evaluate((entry) => ({
    page: getComputedStyle(document.body).backgroundColor,
    bar: getComputedStyle(entry, "::after").backgroundColor,
    disc: getComputedStyle(entry, "::before").backgroundColor,
  }));
  expect(grounds.bar).not.toBe(grounds.page);
  expect(grounds.disc).not.toBe(grounds.page);
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
  await test.step("bars for a few meetings do not get too wide", async () => {
    for (const bar of await page.locator("#main ol > li > i").all()) {
      expect((await boxOf(bar)).width).toBeLessThanOrEqual(120);
    }
  });
  await test.step("the selected tab is marked", async () => {
    await open(page, "/badgequest");
    const colorOf = (isChosen: boolean) =>
      page
        .getByRole("tab", { selected: isChosen })
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
    expect(await colorOf(true)).not.toBe(await colorOf(false));
  });
});
