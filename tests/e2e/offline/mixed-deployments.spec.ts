/** Tests visits while some servers have a new deployment and others still the previous one. */
import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "./deployed-site.ts";
import { listSeenPages, visitFirst } from "./worker-page.ts";

test.describe.configure({ mode: "default" });

/** Pages of the record that no deployment of these tests changes. */
const visited = ["/tournaments/2024-equinox", "/opponents/anchorage"];

const hasWorker = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

for (const [what, isDocumentNew] of [
  ["new documents with old scripts", true],
  ["old documents with new scripts", false],
] as const) {
  test(`a visit that gets ${what} loses no stored page @desktop @slow`, async ({
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
    await (isDocumentNew ? site.deploy(first, second) : site.deploy(second, first));
    for (const path of ["/about", ...visited]) {
      await page.goto(site.address + path);
      await expect(page.locator("h1")).not.toHaveText("You are offline");
      // Longer than a page waits before it fetches its files anew.
      await page.waitForTimeout(2000);
    }
    await page.context().setOffline(true);
    await site.goDown();
    for (const path of ["/about", ...visited, "/results"]) {
      await open(page, site.address + path);
      await expect(page.locator("h1")).not.toHaveText("You are offline");
      expect(await hasWorker(page), path).toBe(true);
    }
    await page.context().setOffline(false);
    await site.comeUp();
    await site.deploy(second);
    await open(page, `${site.address}/about`);
    for (const path of visited) {
      await open(page, site.address + path);
      await expect.poll(() => listSeenPages(page)).toContain(path);
    }
  });
}
