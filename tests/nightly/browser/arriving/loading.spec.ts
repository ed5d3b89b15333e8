/** Tests pages with missing scripts, and a browser that refuses to change the URL. */
import { test as testWithErrors } from "@playwright/test";
import { cards, searchField, season } from "#tests/e2e/results-page.ts";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { pageHits } from "#tests/e2e/support/search-dialog.ts";
import { expect, withoutWorker } from "#tests/e2e/support/test.ts";

testWithErrors.beforeEach(({ page }) => withoutWorker(page));

// The browser logs the failure.
testWithErrors(
  "the search page says that its code could not be loaded, and can load it again",
  async ({ page }) => {
    for (const files of ["**/assets/Search.island-*.js", "**/assets/entry-site-*.js"]) {
      await page.route(files, (route) => route.abort());
      await page.goto("/search");
      const notice = page.locator(".viewNotice p").last();
      await expect(notice).toHaveText(/^Part of this page couldn’t be loaded/);
      await expect(notice).toBeInViewport();
      await expect(page.locator("main li a").first()).toBeVisible();
      expect(await violationsByDayAndNight(page)).toEqual([]);
      await page.unroute(files);
      await notice.getByRole("link", { name: "Load again" }).click();
      await expect(page.locator("html:not([data-view])")).toBeAttached();
      await expect(notice).toBeHidden();
      await page.getByRole("searchbox").fill("rocket");
      await expect(pageHits(page)).toHaveAttribute("href", "/players/dattoma");
    }
  },
);

testWithErrors(
  "if another edition cannot be fetched, the default one stays readable",
  async ({ page }) => {
    await page.route("**/assets/badgequest-*.json", (route) => route.abort());
    await open(page, "/badgequest");
    const editions = page.getByRole("navigation", { name: "Editions" });
    await editions.getByRole("link", { name: /^2024/ }).click();
    await expect(page).toHaveURL("/badgequest?edition=2024");
    await expect(page.locator('html[data-view="default"]')).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tide Quest 2025");
    await expect(page.getByRole("region", { name: "Leaderboard" })).toContainText("Begoña Núñez");
  },
);

testWithErrors(
  "a season whose data never arrive leaves the default one, where another can be chosen",
  async ({ page }) => {
    await page.route("**/assets/results-*.json", () => undefined);
    await open(page, "/results?season=cote-sauvage-2025");
    await expect(page.locator('html[data-view="default"]')).toBeAttached();
    await expect(cards(page).first()).toContainText("2026");
    await page.unroute("**/assets/results-*.json");
    await season(page).selectOption("cote-sauvage-2024");
    await expect(cards(page).first()).toContainText("2024");
    await expect(page.locator("html:not([data-view])")).toBeAttached();
  },
);

testWithErrors(
  "a search of a season stays if the data of other seasons do not arrive",
  async ({ page }) => {
    await page.clock.install();
    await page.route("**/assets/results-*.json", (route) => route.abort());
    await open(page, "/results");
    const failed = page.waitForEvent("requestfailed");
    await searchField(page).fill("boston");
    await failed;
    // Longer than a failure waits before it counts.
    await page.clock.runFor(1000);
    await expect(searchField(page)).toHaveValue("boston");
    await expect(page.locator("html:not([data-view])")).toBeAttached();
  },
);
