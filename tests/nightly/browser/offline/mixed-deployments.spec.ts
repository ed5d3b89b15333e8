/** Tests visits while some servers have a new deployment and others still the previous one. */
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import { listSeenPages, visitFirst } from "#tests/e2e/offline/worker-page.ts";

/** Pages of the record that no deployment of these tests changes. */
const visited = ["/tournaments/2024-equinox", "/opponents/anchorage"];

test("a visit that gets new documents with old scripts loses no stored page", async ({
  page,
  site,
  first,
  second,
}) => {
  await visitFirst(page, `${site.address}/`);
  for (const path of visited) {
    await open(page, site.address + path);
    await expect.poll(() => listSeenPages(page)).toContain(path);
  }
  await site.deploy(first, second);
  for (const path of ["/about", ...visited]) {
    await page.goto(site.address + path);
    // Without its scripts it tries to load itself anew, past all caches, and gives up.
    await expect(page.locator("html[data-view=failed]")).toBeAttached();
    await expect(page.locator("h1")).not.toHaveText("You are offline");
  }
  await page.context().setOffline(true);
  await site.goDown();
  for (const path of ["/about", ...visited, "/results"]) {
    await open(page, site.address + path);
    await expect(page.locator("h1")).not.toHaveText("You are offline");
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null), path).toBe(true);
  }
});
