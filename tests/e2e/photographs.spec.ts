import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { open } from "./support/hydrated.ts";
import { isPhone } from "./support/layout.ts";
import { measureShift, watchShifts } from "./support/layout-shifts.ts";
import { routes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

const pictures = (page: Page) => page.locator("[data-photo] img");

/** Scrolls through the page, so that every photo is requested. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await pictures(page).all()) {
    if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded();
  }
}

for (const route of routes) {
  test(`every photo of ${route} loads, has its size and a description, and the page is accessible @photographs`, async ({
    page,
  }) => {
    await open(page, route);
    await expect(pictures(page).first()).toBeAttached();
    await scrollThrough(page);
    await expect(page.locator("[data-photo=failed]")).toHaveCount(0);
    for (const picture of await pictures(page).all()) {
      await expect(picture).toHaveAttribute("alt");
      await expect(picture).toHaveAttribute("width", /^\d+$/);
      await expect(picture).toHaveAttribute("height", /^\d+$/);
      if (!(await picture.isVisible())) continue;
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/\/media\/[0-9a-f]{10}-\d+\.avif$/);
    }
    expect(await violations(page)).toEqual([]);
  });
}

test.describe("the largest photo in the first view is fetched first", () => {
  const addresses = [
    "/about",
    "/roster2025 @desktop",
    "/roster?season=cote-sauvage-2024&view=player&player=alder",
  ];
  for (const tagged of addresses) {
    const [route = ""] = tagged.split(" ");
    test(`${tagged} @photographs`, async ({ page }) => {
      await open(page, route);
      await expect(page.locator("img[fetchpriority=high]:visible")).toHaveCount(1);
      await expect(page.locator("img[fetchpriority=high]:visible")).toHaveJSProperty(
        "loading",
        "eager",
      );
    });
  }
});

test("nothing moves when photos load @photographs", async ({ page }) => {
  // A first visit caches the fonts: another test measures shifts from late fonts.
  await open(page, "/corevalues");
  await watchShifts(page);
  for (const route of routes) {
    await open(page, route);
    await page.waitForLoadState("networkidle");
    expect(await measureShift(page), route).toBe(0);
  }
});

test("a player’s photo is upright in 2024, wide in 2025, and in 2026 wide on phones only @photographs", async ({
  page,
}) => {
  const measureRatio = async (season: string, player: string, name: string) => {
    await open(page, `/roster?season=${season}&view=player&player=${player}`);
    const box = await page.locator(`#main img[alt="${name}"]:visible`).boundingBox();
    return box === null ? 0 : Math.round((box.width / box.height) * 100) / 100;
  };
  expect(await measureRatio("cote-sauvage-2024", "alder", "Ada Alder")).toBe(0.8);
  expect(await measureRatio("cote-sauvage-2025", "alder", "Ada Alder")).toBe(1.5);
  expect(await measureRatio("cote-sauvage-2026", "alder", "Ada Alder")).toBe(
    isPhone(page) ? 1.5 : 0.8,
  );
});

test("a photo that fails to load leaves the artwork visible @photographs @desktop", async ({
  page,
}) => {
  await page.route("**/media/**", (route) => route.fulfill({ body: "no picture" }));
  await page.goto("/roster");
  const tile = page.locator("#main [data-photo]").first();
  await expect(tile).toHaveAttribute("data-photo", "failed");
  await expect(tile.locator("img")).toHaveCount(0);
  await expect(tile.locator("svg use")).toBeVisible();
});

test("a photo that fails to load hides no other photo @photographs @desktop", async ({ page }) => {
  await page.route("**/media/**", (route) => route.fulfill({ body: "no picture" }));
  await open(page, "/roster?season=cote-sauvage-2024&view=player&player=alder");
  const print = page.locator("#main [data-photo]:has(use[href*='/art/print-']):visible");
  await expect(print).toHaveAttribute("data-photo", "failed");
  await page.unroute("**/media/**");
  await page.getByRole("button", { name: "Next player" }).click();
  await expect(page.locator("h2#player-name")).not.toHaveText("Ada Alder");
  await expect(print).toHaveAttribute("data-photo", "there");
});

test("without scripts photos are visible, and those in the grid link their files @photographs @no-scripts", async ({
  page,
}) => {
  await page.goto("/news");
  const photographs = page.getByRole("list", { name: "Photographs from Côte Sauvage 2026" });
  await expect(photographs.getByRole("link")).toHaveCount(7);
  const first = photographs.getByRole("link").first();
  await expect(first.locator("img")).toBeVisible();
  const file = await page.request.get((await first.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("image/jpeg");
  expect(file.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});
