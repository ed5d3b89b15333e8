import type { Page } from "@playwright/test";
import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const panel = (page: Page) => page.getByRole("region", { name: /^Season \d+$/ });

test("the panel begins beside the tabs and is at its end where the grid ends @desktop", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  const tabs = await boxOf(page.getByRole("tablist"));
  expect((await boxOf(panel(page))).y).toBe(tabs.y);
  await page.getByRole("link", { name: /^Sol Vega Coach/ }).scrollIntoViewIfNeeded();
  const { y, height } = await boxOf(panel(page));
  expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
});

test("a clipboard keeps an edge of the page's color on gold tiles", async ({ page }) => {
  await open(page, "/roster");
  const tile = page.getByRole("link", { name: /^Begoña Núñez number 2/ });
  const edge = await tile.getByTitle("Captain").evaluate((flag) => ({
    edge: getComputedStyle(flag).boxShadow,
    page: getComputedStyle(document.body).backgroundColor,
  }));
  expect(edge.edge).toContain(edge.page);
});
