import type { Page } from "@playwright/test";
import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const panel = (page: Page) => page.getByRole("region", { name: /^Season \d+$/ });
const part = (page: Page, heading: string) =>
  panel(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

test("the panel says what the team was made of and how its games went", async ({ page }) => {
  await open(page, "/roster?season=rival-2019");
  await expect(part(page, "The team")).toContainText("27 players");
  await expect(part(page, "The team").getByRole("definition")).toHaveText(["11", "16"]);
  const rows = part(page, "Seasons on the team").getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText("2 seasons: Meg Duffy and Iris Javersak");
  await expect(part(page, "Seasons on the team")).toContainText("15 came back, 12 were new.");
  await expect(part(page, "Game by game")).toContainText("32 games");
  await open(page, "/roster?season=rival-2015");
  await expect(panel(page)).toContainText("22 were new, all in the first season.");
});

test("the panel begins beside the tabs and is at its end where the grid ends @desktop", async ({
  page,
}) => {
  await open(page, "/roster?season=rival-2019");
  const tabs = await boxOf(page.getByRole("tablist"));
  expect((await boxOf(panel(page))).y).toBe(tabs.y);
  await page.getByRole("link", { name: /^DeAnna Ball Coach/ }).scrollIntoViewIfNeeded();
  const { y, height } = await boxOf(panel(page));
  expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
});

test("a clipboard keeps an edge of the page's colour on gold tiles", async ({ page }) => {
  await open(page, "/roster");
  const tile = page.getByRole("link", { name: /^Laura Gerencser number 23/ });
  const edge = await tile.getByTitle("Captain").evaluate((flag) => ({
    edge: getComputedStyle(flag).boxShadow,
    page: getComputedStyle(document.body).backgroundColor,
  }));
  expect(edge.edge).toContain(edge.page);
});
