import { test as testWithErrors, type Page } from "@playwright/test";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { count, searchField } from "#tests/e2e/results/results-page.ts";
import { countDocuments } from "#tests/e2e/support/count-documents.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { pageHits } from "#tests/e2e/support/search-dialog.ts";
import { violations } from "#tests/e2e/support/axe.ts";
import { dataPattern } from "./page-data.ts";
import { expect, test, withoutWorker } from "#tests/e2e/support/test.ts";

const main = "main#main";

testWithErrors.beforeEach(({ page }) => withoutWorker(page));

test("a slow page shows a message, can be left, and does not appear afterwards", async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route(dataPattern("results"), (route) => void held.push(() => route.continue()));
  await open(page, "/about");
  await page.locator('nav a[href="/results"]').first().dispatchEvent("click");
  await expect(page.locator(main)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: /^Loading…$/ })).toHaveCount(1);
  await followLink(page, "News");
  await expect(page.locator(main)).not.toHaveAttribute("aria-busy", "true");
  await Promise.all(held.map((deliver) => deliver()));
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/news");
});

test("hovering a link fetches its page’s data, and clicking it does not fetch them again", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/roster.page.json")) requests.push(request.url());
  });
  await open(page, "/about");
  await page.locator('nav a[href="/roster"]').first().dispatchEvent("pointerover");
  await expect.poll(() => requests.length).toBe(1);
  await page.locator('nav a[href="/roster"]').first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/2026/);
  expect(requests.length).toBe(1);
});

/** The data of a page, with another value in one field. */
async function changedFile(page: Page, name: string, change: object): Promise<object> {
  const response = await page.request.get(`/${name}.page.json`);
  const file: object = await response.json();
  return Object.assign(file, change);
}

// The browser logs the failure.
testWithErrors(
  "a link to a page whose data are gone, or need other scripts, loads its document",
  async ({ page }) => {
    const otherFile = await changedFile(page, "corevalues", { code: "other" });
    for (const answer of [{ status: 404 }, { json: otherFile }]) {
      await testWithErrors.step(JSON.stringify(answer).slice(0, 20), async () => {
        await open(page, "/about");
        const documents = countDocuments(page);
        await page.route(dataPattern("corevalues"), async (route) => route.fulfill(answer), {
          times: 1,
        });
        await page.locator('a[href="/corevalues"]').first().dispatchEvent("click");
        await expect(page.getByRole("heading", { level: 1, name: "Core Values" })).toBeVisible();
        await expect.poll(documents).toBe(1);
      });
    }
  },
);

// The browser logs the failure.
testWithErrors(
  "a page whose data are newer than its document is loaded again, once",
  async ({ page }) => {
    const json = await changedFile(page, "results", { revision: "other" });
    const notice = page.getByText(/^Part of this page couldn’t be loaded/);
    await testWithErrors.step("data that fit the second time are used", async () => {
      const documents = countDocuments(page);
      await page.route(dataPattern("results"), async (route) => route.fulfill({ json }), {
        times: 1,
      });
      await page.goto("/results");
      await expect.poll(documents).toBe(2);
      await searchField(page).fill("spring");
      await expect(count(page)).toHaveText("1 tournament");
      await expect(notice).toBeHidden();
    });
    await testWithErrors.step("data that never fit get a notice, and links work", async () => {
      await page.goto("/about");
      const documents = countDocuments(page);
      await page.route(dataPattern("results"), async (route) => route.fulfill({ json }));
      await page.goto("/results");
      await expect.poll(documents).toBe(2);
      await expect(notice).toBeInViewport();
      await page.locator('nav a[href="/news"]').first().dispatchEvent("click");
      await expect(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
    });
  },
);

// The browser logs the failure.
testWithErrors(
  "the search page says that its index or code could not be loaded, and can load it again",
  async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    for (const [what, files, lastTried] of [
      ["its index", dataPattern("search"), ""],
      ["its code", "**/assets/entry-client-*.js", "/assets/entry-client-"],
    ] as const) {
      await testWithErrors.step(what, async () => {
        await page.route(files, (route) => route.abort());
        await page.goto("/search");
        const notice = page.locator(".viewNotice p").last();
        await expect(notice).toHaveText(/^Part of this page couldn’t be loaded/);
        await expect(notice).toBeInViewport();
        await expect(page.locator("main summary").first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
        // Scripts are tried one after another: a late one would still start the page.
        await page.waitForLoadState("networkidle");
        await expect.poll(() => errors.join(" ")).toContain(lastTried);
        await page.unroute(files);
        await notice.getByRole("link", { name: "Load again" }).click();
        await expect(page.locator("html:not([data-view])")).toBeAttached();
        await expect(notice).toBeHidden();
        await page.getByRole("searchbox").fill("rocket");
        await expect(pageHits(page)).toHaveAttribute("href", "/players/dattoma");
      });
    }
  },
);
