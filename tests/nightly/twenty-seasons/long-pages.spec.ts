/** A club of twenty seasons, 600 tournaments, 200 opponents and 400 people (see `write-club.ts`). */
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";

const phone = { width: 390, height: 844 };
const smallPhone = { width: 320, height: 640 };

test("on phones no year of twenty is hidden sideways, and the current one is whole", async ({
  page,
}) => {
  for (const size of [phone, smallPhone]) {
    await page.setViewportSize(size);
    for (const path of ["/seasons/2025", "/roster", "/seasons/2006"]) {
      await open(page, path);
      const list = page.getByRole("navigation", { name: "Seasons" }).locator("ol");
      expect(await list.evaluate((years) => years.scrollWidth - years.clientWidth), path).toBe(0);
      const current = list.locator("[aria-current]");
      await current.scrollIntoViewIfNeeded();
      await expect(current).toBeInViewport({ ratio: 1 });
    }
  }
});

test("no long page scrolls sideways", async ({ page }) => {
  for (const path of ["/", "/results", "/search", "/opponents", "/players", "/records"]) {
    await open(page, path);
    expect(await findScrollingWidths(page), path).toEqual([]);
  }
});

test("an early story is found by a search in all news", async ({ page }) => {
  await open(page, "/news?show=all");
  await page.getByRole("searchbox").fill("anvil open 2007");
  await expect(page.getByRole("link", { name: /Anvil Open/ })).toHaveCount(1);
});

test("the search answers among 1,200 pages", async ({ page }) => {
  for (const [query, href] of [
    ["anvil open 2006", "/tournaments/2006-anvil-open"],
    ["zinnia", "/players/zinnia-"],
    ["boston anchors", "/opponents/boston-anchors"],
    ["season 2011", "/seasons/2011"],
  ] as const) {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(
      page.locator(`#main a[href*="${href}"]`).filter({ visible: true }).first(),
    ).toBeVisible();
  }
});
