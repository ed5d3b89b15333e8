import type { Page } from "@playwright/test";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

const pictures = (page: Page) => page.locator("[data-photo] img");

test("every photo of the main pages loads with its size and a description", async ({ page }) => {
  test.setTimeout(timeLimit(180_000));
  // Core Values has only its picture of circles.
  for (const route of routes.filter((path) => path !== "/corevalues")) {
    await open(page, route);
    await expect(pictures(page).first(), route).toBeAttached();
    for (const picture of await pictures(page).all()) {
      await expect(picture, route).toHaveAttribute("alt");
      await expect(picture, route).toHaveAttribute("width", /^\d+$/);
      await expect(picture, route).toHaveAttribute("height", /^\d+$/);
      if (!(await picture.isVisible())) continue;
      // A photo is requested once it is near the window.
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc), route)
        .toMatch(/\/media\/[0-9a-f]{10}-\d+\.avif$/);
    }
    await expect(page.locator("[data-photo=failed]"), route).toHaveCount(0);
  }
});

test("the main pages are accessible with photos", async ({ page }) => {
  test.setTimeout(timeLimit(180_000));
  for (const route of routes) {
    await open(page, route);
    expect.soft(await violationsByDayAndNight(page), route).toEqual([]);
  }
});

test("the largest photo in the first view is fetched first", async ({ page }) => {
  for (const address of [
    "/about",
    "/roster2025",
    "/roster?season=cote-sauvage-2024&view=player&player=alder",
  ]) {
    await open(page, address);
    const first = page.locator("img[fetchpriority=high]:visible");
    await expect(first, address).toHaveCount(1);
    await expect(first, address).toHaveJSProperty("loading", "eager");
  }
});

test("nothing moves when photos load", async ({ page }) => {
  // A first visit caches the fonts: another test measures shifts from late fonts.
  await open(page, "/corevalues");
  await watchShifts(page);
  for (const route of routes) {
    await open(page, route);
    await page.waitForLoadState("networkidle");
    expect(await measureShift(page), route).toBe(0);
  }
});

test("a player’s photo is upright in 2024 and wide in 2025", async ({ page }) => {
  for (const [season, ratio] of [
    ["cote-sauvage-2024", 0.8],
    ["cote-sauvage-2025", 1.5],
  ] as const) {
    await open(page, `/roster?season=${season}&view=player&player=alder`);
    const measureRatio = async () => {
      const box = await page.locator('#main img[alt="Ada Alder"]:visible').boundingBox();
      return box === null ? 0 : box.width / box.height;
    };
    await expect.poll(measureRatio, season).toBeCloseTo(ratio, 2);
  }
});

test("a photo that fails to load leaves the artwork visible", async ({ page }) => {
  await page.route("**/media/**", (route) => route.fulfill({ body: "no picture" }));
  await page.goto("/roster");
  const tile = page.locator("#main [data-photo]").first();
  await expect(tile).toHaveAttribute("data-photo", "failed");
  await expect(tile.locator("img")).toBeHidden();
  await expect(tile.locator("svg use")).toBeVisible();
});

test("a photo that fails to load hides no other photo", async ({ page }) => {
  await page.route("**/media/**", (route) => route.fulfill({ body: "no picture" }));
  await open(page, "/roster?season=cote-sauvage-2024&view=player&player=alder");
  const print = page.locator("#main [data-photo]:has(use[href*='/art/print-']):visible");
  await expect(print).toHaveAttribute("data-photo", "failed");
  await page.unroute("**/media/**");
  await page.getByRole("button", { name: "Next player" }).click();
  await expect(page.locator("h2#player-name")).not.toHaveText("Ada Alder");
  await expect(print).toHaveAttribute("data-photo", "there");
});

test("without scripts photos are visible, and those in the grid link their files @no-scripts", async ({
  page,
}) => {
  await page.goto("/news");
  const photographs = page.getByRole("list", { name: "Photographs from Côte Sauvage 2026" });
  await expect(photographs.getByRole("link")).toHaveCount(7);
  const first = photographs.getByRole("link").first();
  await expect(first.locator("img")).toBeVisible();
  const file = await page.request.get((await first.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("image/jpeg");
});
