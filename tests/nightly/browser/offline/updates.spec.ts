/** Tests how a new deployment reaches open pages and returning visitors. */
import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import { descriptions } from "#tests/e2e/offline/deployments.ts";
import {
  listSeenPages,
  messages,
  recordLoads,
  returnToWindow,
  visitFirst,
  waitForMessage,
} from "#tests/e2e/offline/worker-page.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { dialog } from "#tests/e2e/support/search-dialog.ts";
import { withoutWorker } from "#tests/e2e/support/test.ts";

test.describe.configure({ mode: "default" });

/** Number of deployments with stored files: a new worker removes older ones. */
function countStoredDeployments(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const cache = await caches.open(`site-precache-${location.origin}/`);
    const urls = (await cache.keys()).map((request) => request.url);
    return urls.filter((url) => url.includes("/entry-site-") && url.endsWith(".js")).length;
  });
}

test("a visitor who returns after a deployment sees it at once, and what she views is stored", async ({
  page,
  site,
  second,
}) => {
  await visitFirst(page, `${site.address}/about`);
  await site.deploy(second);
  const updated = waitForMessage(page, messages.newContent);
  await open(page, `${site.address}/about`);
  await expect(page.getByText(descriptions.second)).toBeVisible();
  await updated;
  // The files of the previous version are deleted.
  await expect.poll(() => countStoredDeployments(page)).toBe(1);
  // From now on the new worker stores viewed pages.
  await followLink(page, "Players");
  await page.locator('main a[href="/players/o"]').first().click();
  await expect.poll(() => listSeenPages(page)).toContain("/players/o");
  await site.goDown();
  await open(page, `${site.address}/about`);
  await expect(page.getByText(descriptions.second)).toBeVisible();
});

test("an open page stays as it is over a deployment, is stored anew, and its links work", async ({
  page,
  site,
  second,
}) => {
  const path = "/players/o";
  await visitFirst(page, site.address + path);
  await site.deploy(second);
  const loads = recordLoads(page);
  const updated = waitForMessage(page, messages.newContent);
  await returnToWindow(page);
  await updated;
  await expect.poll(() => countStoredDeployments(page)).toBe(1);
  await expect.poll(() => listSeenPages(page)).toContain(path);
  expect(loads).toEqual([]);
  await followLink(page, "About Us");
  await expect(page.getByText(descriptions.second)).toBeVisible();
  await site.goDown();
  await open(page, site.address + path);
  await expect(page.locator("h1")).not.toHaveText("You are offline");
});

test("without a worker the search of an open page opens as a page if a deployment has removed its script", async ({
  page,
  site,
  second,
}) => {
  await withoutWorker(page);
  await open(page, `${site.address}/news`);
  await site.deploy(second);
  await page.keyboard.press("Control+k");
  await expect(page).toHaveURL(`${site.address}/search`);
  await expect(dialog(page)).toHaveCount(0);
});

test("a page reloads once if a deployment has removed a script that it needs", async ({
  page,
  site,
  second,
}) => {
  await withoutWorker(page);
  const held: Route[] = [];
  await page.route("**/assets/*.js", (route) => held.push(route));
  const loads = recordLoads(page);
  await page.goto(`${site.address}/roster?season=cote-sauvage-2024`);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await site.deploy(second);
  await page.route("**/assets/*.js", (route) => route.continue());
  await Promise.all(held.map((route) => route.continue()));
  // The new scripts run, so that nothing is left to reload for.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/côte sauvage 2024/i);
  await expect(page.locator("html:not([data-view])")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(loads.length).toBe(2);
});
