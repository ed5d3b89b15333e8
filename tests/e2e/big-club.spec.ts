/** A club of twenty seasons, 600 tournaments, 200 opponents and 400 people (`npm run test:big-club`). */
import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

const countScreens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

test("on phones the current year is in view among twenty, and no page scrolls sideways @desktop @big", async ({
  page,
}) => {
  for (const size of phones) {
    await page.setViewportSize(size);
    for (const path of ["/seasons/2025", "/roster", "/seasons/2006"]) {
      await open(page, path);
      const shown = page.getByRole("navigation", { name: "Seasons" }).locator("[aria-current]");
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toBeInViewport({ ratio: 1 });
      const hiddenWidth = await shown.evaluate((link) => {
        const list = link.closest("ol");
        return list === null ? 0 : list.scrollWidth - list.clientWidth;
      });
      expect(hiddenWidth).toBe(0);
    }
  }
  for (const path of ["/", "/results", "/search", "/opponents", "/players", "/records"]) {
    await open(page, path);
    expect(await findScrollingWidths(page), path).toEqual([]);
  }
});

test("all results fit into twelve screens of a phone, and an early tournament is found, linked and printed @desktop @big", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/results?show=all");
  expect(await countScreens(page)).toBeLessThan(12);
  const early = page.locator('a[href$="tournament=2006-anvil-open"]');
  await expect(early).toBeHidden();
  await test.step("on paper", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(early).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("by its year, and by all years", async () => {
    const year = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "2006" }) });
    await year.getByText("30 tournaments").click();
    await expect(early).toBeVisible();
    await page.getByRole("button", { name: "Open all years" }).click();
    await expect(page.locator('a[href$="tournament=2007-anvil-open"]')).toBeVisible();
    await page.getByRole("button", { name: "Close earlier years" }).click();
    await expect(page.locator('a[href$="tournament=2007-anvil-open"]')).toBeHidden();
    await expect(early).toBeVisible();
  });
  await test.step("by the list’s search", async () => {
    await page.getByRole("searchbox", { name: /^Search tournaments/ }).fill("anvil 2007");
    await expect(page.locator('a[href$="tournament=2007-anvil-open"]')).toBeVisible();
  });
  await test.step("by its address", async () => {
    await open(page, "/results?show=all&tournament=2009-anvil-open");
    await expect(page.locator('a[href$="tournament=2009-anvil-open"]')).toBeInViewport();
  });
});

test("all news fit into fourteen screens of a phone, and an early story is found @desktop @big", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/news?show=all");
  expect(await countScreens(page)).toBeLessThan(14);
  const early = page.getByRole("link", { name: /Anvil Open 2006/ });
  await expect(early).toBeHidden();
  await page.getByText("2006: 10 stories").click();
  await expect(early).toBeVisible();
  await page.getByRole("searchbox").fill("anvil open 2007");
  await expect(page.getByRole("link", { name: /Anvil Open 2007/ })).toBeVisible();
});

test("the search answers among 1,200 pages @desktop @big", async ({ page }) => {
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
