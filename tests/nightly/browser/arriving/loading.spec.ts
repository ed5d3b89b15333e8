/** Tests links to pages whose scripts or data are slow, missing or broken. */
import { test as testWithErrors, type Page, type Route } from "@playwright/test";
import { dataPattern } from "#tests/e2e/arriving/page-data.ts";
import { count, searchField } from "#tests/e2e/results-page.ts";
import { violations } from "#tests/e2e/support/axe.ts";
import { countDocuments } from "#tests/e2e/support/count-documents.ts";
import { followLink, mainLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { pageHits } from "#tests/e2e/support/search-dialog.ts";
import { expect, test, withoutWorker } from "#tests/e2e/support/test.ts";

testWithErrors.beforeEach(({ page }) => withoutWorker(page));

/** Holds answers to some requests until released; resolves once they have arrived. */
async function holdBack(page: Page, files: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(files, (route) => {
    held.push(route);
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForLoadState("networkidle");
  };
}

test("a slow page shows a message, can be left, and does not appear afterwards", async ({
  page,
}) => {
  const release = await holdBack(page, dataPattern("results"));
  await open(page, "/about");
  await mainLink(page, "Results").dispatchEvent("click");
  await expect(page.locator("#main")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: /^Loading…$/ })).toHaveCount(1);
  await followLink(page, "News");
  await expect(page.locator("#main")).not.toHaveAttribute("aria-busy", "true");
  await release();
  await expect(page).toHaveURL("/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/news/i);
});

test("Back cancels a page that is still loading", async ({ page }) => {
  const press = (route: string) => page.locator(`footer a[href="${route}"]`).press("Enter");
  await open(page, "/about");
  await press("/corevalues");
  await expect(page).toHaveURL("/corevalues");
  const release = await holdBack(page, "**/assets/badgequest-*.js");
  await press("/badgequest");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await release();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/about/i);
});

// The browser logs the failure.
testWithErrors(
  "a link to a page whose data are gone, or need other scripts, loads its document",
  async ({ page, request }) => {
    const data: object = await (await request.get("/corevalues.page.json")).json();
    for (const answer of [{ status: 404 }, { json: { ...data, code: "other" } }]) {
      await open(page, "/about");
      const documents = countDocuments(page);
      await page.route(dataPattern("corevalues"), (route) => route.fulfill(answer), { times: 1 });
      await page.locator('a[href="/corevalues"]').first().dispatchEvent("click");
      await expect(page.getByRole("heading", { level: 1, name: "Core Values" })).toBeVisible();
      await expect.poll(documents).toBe(1);
    }
  },
);

// The browser logs the failure.
testWithErrors(
  "the search page says that its index or code could not be loaded, and can load it again",
  async ({ page }) => {
    for (const files of [dataPattern("search"), "**/assets/entry-client-*.js"]) {
      await page.route(files, (route) => route.abort());
      await page.goto("/search");
      const notice = page.locator(".viewNotice p").last();
      await expect(notice).toHaveText(/^Part of this page couldn’t be loaded/);
      await expect(notice).toBeInViewport();
      await expect(page.locator("main li a").first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.unroute(files);
      await notice.getByRole("link", { name: "Load again" }).click();
      await expect(page.locator("html:not([data-view])")).toBeAttached();
      await expect(notice).toBeHidden();
      await page.getByRole("searchbox").fill("rocket");
      await expect(pageHits(page)).toHaveAttribute("href", "/players/dattoma");
    }
  },
);

test("if the browser refuses to change the URL, the search still filters", async ({ page }) => {
  await page.addInitScript(() => {
    for (const step of ["pushState", "replaceState"] as const) {
      history[step] = () => {
        throw new DOMException("Too many steps", "SecurityError");
      };
    }
    navigation.navigate = () => ({
      committed: new Promise(() => undefined),
      finished: new Promise(() => undefined),
    });
  });
  await open(page, "/results");
  const before = (await count(page).textContent()) ?? "";
  await page.clock.install();
  await searchField(page).fill("no such tournament");
  await searchField(page).blur();
  // Longer than the delay between typing and the URL change.
  await page.clock.runFor(1000);
  await expect(count(page)).not.toHaveText(before);
  await expect(searchField(page)).toHaveValue("no such tournament");
  await expect(page).toHaveURL("/results");
});
