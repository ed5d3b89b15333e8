/** Tests how a new deployment reaches open pages and returning visitors. */
import type { Page } from "@playwright/test";
import { violations } from "#tests/e2e/support/axe.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { withoutWorker } from "#tests/e2e/support/test.ts";
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import { descriptions } from "#tests/e2e/offline/deployments.ts";
import {
  listSeenPages,
  messages,
  recordConsole,
  recordLoads,
  returnToWindow,
  visitFirst,
  waitForMessage,
} from "#tests/e2e/offline/worker-page.ts";

test.describe.configure({ mode: "default" });

const notice = (page: Page) =>
  page.getByRole("status").getByText("A new version of this site is available.");

/** Number of deployments with stored files: a new worker removes older ones. */
function countStoredDeployments(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const cache = await caches.open(`site-precache-${location.origin}/`);
    const urls = (await cache.keys()).map((request) => request.url);
    return urls.filter((url) => url.includes("/entry-client-") && url.endsWith(".js")).length;
  });
}

test("an open page offers a new version, which the keyboard can load", async ({
  page,
  site,
  second,
}) => {
  await visitFirst(page, `${site.address}/about`);
  await site.deploy(second);
  await returnToWindow(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(descriptions.first)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const loads = recordLoads(page);
  await page.getByRole("button", { name: "Dismiss" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Refresh" })).toBeFocused();
  expect(loads).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText(descriptions.second)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  // The files of the previous version are deleted.
  await expect.poll(() => countStoredDeployments(page)).toBe(1);
  await site.goDown();
  await open(page, `${site.address}/about`);
  await expect(page.getByText(descriptions.second)).toBeVisible();
});

test("a visitor who returns after a deployment sees it at once, without an offer, and what she views is stored", async ({
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
  // The only open page has the new version, so its worker does not wait.
  await expect.poll(() => countStoredDeployments(page)).toBe(1);
  await expect(notice(page)).toHaveCount(0);
  // From now on the new worker is told about viewed pages.
  await followLink(page, "Players");
  await page.locator('main a[href="/players/o"]').first().click();
  await expect.poll(() => listSeenPages(page)).toContain("/players/o");
  await site.goDown();
  await open(page, `${site.address}/about`);
  await expect(page.getByText(descriptions.second)).toBeVisible();
});

test("an open page reloads once if a deployment has removed a script that it needs", async ({
  page,
  site,
  second,
}) => {
  await withoutWorker(page);
  await open(page, `${site.address}/about`);
  await site.deploy(second);
  const loads = recordLoads(page);
  // Pointing at the link preloads the script of /results.
  await page.locator('a[href="/results"]:visible').first().hover();
  await expect(page.getByText(descriptions.second)).toBeVisible();
  // The new scripts run, so that nothing is left to reload for.
  await expect(page.locator("html[data-links]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(loads).toEqual([`${site.address}/about`]);
});

test("a page whose script is missing for good does not reload, and its links work", async ({
  page,
  site,
}) => {
  await withoutWorker(page);
  const logged = recordConsole(page);
  const loads = recordLoads(page);
  await page.route("**/assets/about-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.address}/about`);
  // It looks for a version with all of its scripts, and gives up.
  await expect(page.locator("html[data-view=failed]")).toBeAttached();
  expect(loads).toEqual([`${site.address}/about`]);
  expect(logged.filter((text) => !text.includes("404"))).toEqual([]);
  await page.locator('a[href="/news"]:visible').first().click();
  await expect(page).toHaveURL(`${site.address}/news`);
});
