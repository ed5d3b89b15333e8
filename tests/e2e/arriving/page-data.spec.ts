import { test as noisy } from "@playwright/test";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { count, searchField } from "#tests/e2e/results/results-page.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { violations } from "#tests/e2e/support/axe.ts";
import { dataOf } from "./page-data.ts";
import { expect, test, withoutWorker } from "#tests/e2e/support/test.ts";

const main = "main#main";

noisy.beforeEach(({ page }) => withoutWorker(page));

test("a page that is slow to come says so, can be left, and is not shown afterwards", async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route(dataOf("results"), (route) => void held.push(() => route.continue()));
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

test("pointing at a link fetches its data once, and following it no more", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/roster.page.json")) asked.push(request.url());
  });
  await open(page, "/about");
  await page.locator('nav a[href="/roster"]').first().dispatchEvent("pointerover");
  await expect.poll(() => asked.length).toBe(1);
  await page.locator('nav a[href="/roster"]').first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/2026/);
  expect(asked.length).toBe(1);
});

for (const failure of ["is gone", "belongs to other scripts"] as const) {
  // The browser reports what failed.
  noisy(`a link to a page whose data ${failure} loads its document`, async ({ page }) => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await open(page, "/about");
    const response = await page.request.get("/corevalues.page.json");
    const file: object = await response.json();
    const answer =
      failure === "is gone" ? { status: 404 } : { json: Object.assign(file, { code: "other" }) };
    await page.route(dataOf("corevalues"), async (route) => route.fulfill(answer), { times: 1 });
    await page.locator('a[href="/corevalues"]').first().dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1, name: "Core Values" })).toBeVisible();
    expect(loads).toBe(2);
  });
}

// The browser reports what failed.
for (const [often, times] of [
  ["once", 1],
  ["always", 9],
] as const) {
  noisy(
    `a document whose data are ${often} of another version is loaded again, once`,
    async ({ page }) => {
      let loads = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      const response = await page.request.get("/results.page.json");
      const file: object = await response.json();
      const json = Object.assign(file, { revision: "other" });
      await page.route(dataOf("results"), async (route) => route.fulfill({ json }), { times });
      await page.goto("/results");
      await expect.poll(() => loads).toBe(2);
      const notice = page.getByText(/^Part of this page couldn’t be loaded/);
      if (often === "once") {
        await searchField(page).fill("spring");
        await expect(count(page)).toHaveText("1 tournament");
        await expect(notice).toBeHidden();
      } else {
        await expect(notice).toBeInViewport();
        await page.locator('nav a[href="/news"]').first().dispatchEvent("click");
        await expect(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
      }
    },
  );
}

for (const [what, files, lastTried] of [
  ["index", dataOf("search"), ""],
  ["code", "**/assets/entry-client-*.js", "/assets/entry-client-"],
] as const) {
  // The browser reports what failed.
  noisy(
    `the search says that its ${what} could not be loaded, and loads again`,
    async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await page.route(files, (route) => route.abort());
      await page.goto("/search");
      const notice = page.locator(".askedView p").last();
      await expect(notice).toHaveText(/^Part of this page couldn’t be loaded/);
      await expect(notice).toBeInViewport();
      await expect(page.getByRole("link", { name: "Begoña" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      // Scripts are tried one after another: one that arrives now would start the page after all.
      await page.waitForLoadState("networkidle");
      await expect.poll(() => errors.join(" ")).toContain(lastTried);
      await page.unroute(files);
      await notice.getByRole("link", { name: "Load again" }).click();
      await expect(page.locator("html:not([data-view])")).toBeAttached();
      await expect(notice).toBeHidden();
      await page.getByRole("searchbox").fill("rocket");
      await expect(page.locator("main h3 + ul a")).toHaveAttribute("href", "/players/dattoma");
    },
  );
}
