/** Tests the offline page, which replaces pages that are not stored. */
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import type { SwitchedSite } from "#tests/e2e/offline/switched-site.ts";
import { recordLoads, visitFirst } from "#tests/e2e/offline/worker-page.ts";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";

test.describe.configure({ mode: "default" });

const missingPath = "/players/caf%C3%A9";

/** Opens a page offline that was added after the last visit. */
async function openMissing(page: Page, site: SwitchedSite) {
  await visitFirst(page, `${site.address}/`);
  await page.context().setOffline(true);
  await site.goDown();
  await open(page, site.address + missingPath);
  // Some Chromium versions tell a document opened offline only about the next change.
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

test("in place of a page that is not stored, the site says that you are offline", async ({
  page,
  site,
}) => {
  await openMissing(page, site);
  await expect(page).toHaveURL(site.address + missingPath);
  await expect(page).toHaveTitle(/^You are offline/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.locator("main")).toContainText("/players/café");
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await expect(page.getByRole("link", { name: "Search saved pages" })).toHaveAttribute(
    "href",
    "/search",
  );
});

test("when the connection returns, the offline page says so and does not reload by itself", async ({
  page,
  site,
}) => {
  await openMissing(page, site);
  const status = page.locator("main [role=status]");
  await expect(status).toContainText("No connection.");
  const loads = recordLoads(page);
  await page.context().setOffline(false);
  await expect(status).toContainText("Still offline");
  await site.comeUp();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(status).toContainText("You’re back online.");
  expect(loads).toEqual([]);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of bounds");
  await expect(page).toHaveURL(site.address + missingPath);
});
