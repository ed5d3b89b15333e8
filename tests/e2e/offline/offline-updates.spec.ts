/** Tests how a new deployment reaches open pages and returning visitors. */
import type { Page } from "@playwright/test";
import { violations } from "#tests/e2e/support/axe.ts";
import { expect, test } from "./deployed-site.ts";
import { descriptions } from "./deployments.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { withoutWorker } from "#tests/e2e/support/test.ts";
import type { SwitchedSite } from "./switched-site.ts";
import {
  recordLoads,
  returnToWindow,
  messages,
  recordConsole,
  listSeenPages,
  visitFirst,
  waitForMessage,
} from "./worker-page.ts";

test.describe.configure({ mode: "default" });

const notice = (page: Page) =>
  page.getByRole("status").getByText("A new version of this site is available.");

/** Deploys again while a page of the first deployment is open. */
async function deployWhileOpen(page: Page, site: SwitchedSite, second: string): Promise<void> {
  await visitFirst(page, `${site.address}/about`);
  await site.deploy(second);
  const updated = waitForMessage(page, messages.newContent);
  await returnToWindow(page);
  await updated;
}

/** Number of deployments with stored files: a new worker removes older ones. */
function countStoredDeployments(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const cache = await caches.open(`site-precache-${location.origin}/`);
    const urls = (await cache.keys()).map((request) => request.url);
    return urls.filter((url) => url.includes("/entry-client-") && url.endsWith(".js")).length;
  });
}

test("an open page offers a new version and loads it on request @desktop", async ({
  page,
  site,
  second,
}) => {
  await deployWhileOpen(page, site, second);
  await expect(notice(page)).toBeVisible();
  const loads = recordLoads(page);
  await expect(page.getByText(descriptions.first)).toBeVisible();
  expect(loads).toEqual([]);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Refresh" }).click();
  await loaded;
  await expect(page.getByText(descriptions.second)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await site.goDown();
  await open(page, `${site.address}/about`);
  await expect(page.getByText(descriptions.second)).toBeVisible();
  expect(loads.length).toBe(2);
});

test("the offer of a new version can be dismissed, and the page stays as it is @desktop @slow", async ({
  page,
  site,
  second,
}) => {
  await deployWhileOpen(page, site, second);
  const loads = recordLoads(page);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice(page)).toHaveCount(0);
  await returnToWindow(page);
  await expect(page.getByText(descriptions.first)).toBeVisible();
  const hasWaiting = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null,
  );
  expect(hasWaiting).toBe(true);
  expect(loads).toEqual([]);
});

test("the offer of a new version fits the window, and the keyboard reaches its buttons @slow", async ({
  page,
  site,
  second,
}) => {
  await deployWhileOpen(page, site, second);
  await expect(notice(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const width = page.viewportSize()?.width ?? 0;
  for (const name of ["Refresh", "Dismiss"]) {
    const box = await page.getByRole("button", { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await page.getByRole("button", { name: "Refresh" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeFocused();
});

test("a visitor who returns after a deployment sees it at once, without an offer, and what she views is stored @desktop @slow", async ({
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

test("a page that was open before is offered the version that a newer tab loads, but keeps its own @desktop @slow", async ({
  page: olderTab,
  context,
  site,
  second,
}) => {
  await visitFirst(olderTab, `${site.address}/about`);
  await site.deploy(second);
  const newerTab = await context.newPage();
  const updated = waitForMessage(newerTab, messages.newContent);
  await open(newerTab, `${site.address}/about`);
  await updated;
  await expect(notice(olderTab)).toBeVisible();
  await expect(notice(newerTab)).toHaveCount(0);
  const loads = recordLoads(olderTab);
  await olderTab.getByRole("button", { name: "Dismiss" }).click();
  await expect(olderTab.getByText(descriptions.first)).toBeVisible();
  expect(loads).toEqual([]);
});

test("once the new version is loaded, the files of the previous one are deleted @desktop @slow", async ({
  page,
  site,
  second,
}) => {
  await deployWhileOpen(page, site, second);
  expect(await countStoredDeployments(page)).toBe(2);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText(descriptions.second)).toBeVisible();
  await expect.poll(() => countStoredDeployments(page)).toBe(1);
});

test("without a worker an open page reloads once if a deployment has removed a script that it needs @desktop @slow", async ({
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
  await expect.poll(() => loads).toEqual([`${site.address}/about`]);
  await expect(page.getByText(descriptions.second)).toBeVisible();
  // A second reload would follow soon.
  await page.waitForTimeout(1500);
  expect(loads).toEqual([`${site.address}/about`]);
});

test("a page whose script is missing for good reloads once, and its links work @desktop @slow", async ({
  page,
  site,
}) => {
  await withoutWorker(page);
  const logged = recordConsole(page);
  const countRequests = () => site.requests.filter((path) => path === "/about").length;
  await page.route("**/assets/about-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.address}/about`);
  await expect.poll(countRequests).toBe(2);
  // A second reload would follow soon.
  await page.waitForTimeout(1500);
  expect(countRequests()).toBe(2);
  expect(logged.filter((text) => !text.includes("404"))).toEqual([]);
  // The page is complete without its script, and its links work.
  await page.locator('a[href="/news"]:visible').first().click();
  await expect(page).toHaveURL(`${site.address}/news`);
});
