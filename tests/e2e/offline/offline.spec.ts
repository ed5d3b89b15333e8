/** Tests the site without its server. Other tests block the service worker (support/test.ts). */
import { expect, test } from "./deployed-site.ts";
import { descriptions } from "./deployments.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { SLOW_MS } from "./switched-site.ts";
import {
  findMissingSheets,
  listSheets,
  messages,
  recordConsole,
  visitFirst,
  waitForMessage,
} from "./worker-page.ts";

test.describe.configure({ mode: "default" });

test("a first visit announces offline use once, and every page works without the server @desktop", async ({
  page,
  site,
}) => {
  const logged = recordConsole(page);
  await visitFirst(page, `${site.address}/`);
  expect(logged).toEqual([messages.cached]);
  await site.goDown();
  for (const route of routes) {
    const offline = waitForMessage(page, messages.offline);
    await open(page, site.address + route);
    await offline;
    expect(await page.locator("h1").count()).toBe(1);
  }
});

test("links lead to every main page without the server, and no file of them is missing @desktop @slow", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  await site.goDown();
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    // The browser fetches the favicon without the worker, and a page that is shown again is compared with the server's.
    if (!/favicon|\/index\.page\.json$/.test(request.url())) failed.push(request.url());
  });
  for (const route of routes.slice(1)) {
    await page.locator(`a[href="${route}"]:visible`).first().click();
    await expect(page).toHaveURL(site.address + route);
    await page.goBack();
    await expect(page).toHaveURL(`${site.address}/`);
  }
  expect(failed).toEqual([]);
});

test("without the server other forms of a URL open the stored page, with their query @desktop", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  await site.goDown();
  for (const [from, to] of [
    ["/results?season=cote-sauvage-2025", "/results?season=cote-sauvage-2025"],
    ["/about/", "/about"],
    ["/results.html?show=all", "/results?show=all"],
    ["/index", "/"],
  ] as const) {
    expect((await page.goto(site.address + from))?.status(), from).toBe(200);
    expect(page.url(), from).toBe(site.address + to);
  }
});

test("a stored page opens after some seconds without an answer of a slow server @desktop @slow", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  site.condition = "slow";
  const started = Date.now();
  // Before hydration, with the page's data.
  await open(page, `${site.address}/about`);
  const took = Date.now() - started;
  // The worker waits three seconds for the server.
  expect(took).toBeGreaterThan(2500);
  expect(took).toBeLessThan(SLOW_MS - 1500);
  await expect(page.getByText(descriptions.first)).toBeVisible();
});

test("while the server fails, stored pages open and links work, and other pages fail @desktop", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  site.condition = "failing";
  expect((await page.goto(`${site.address}/about`))?.status()).toBe(200);
  await expect(page.getByText(descriptions.first)).toBeVisible();
  // After hydration, with the data of this page and others.
  await open(page, `${site.address}/about`);
  await followLink(page, "Results");
  await expect(page).toHaveURL(`${site.address}/results`);
  const found = page.getByRole("search").getByRole("status");
  await expect(found).toHaveText("4 tournaments");
  await page.getByRole("searchbox").fill("no such tournament");
  await expect(found).not.toHaveText("4 tournaments");
  expect((await page.goto(`${site.address}/no/such/page`))?.status()).toBe(500);
});

test("other views of pages have their artwork without the server @desktop @slow", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  await site.goDown();
  for (const [view, sheet] of [
    ["/fiftyplates?edition=2024", "plates-2024"],
    ["/roster2025?playlist=low-water", "records"],
    ["/badgequest?edition=2024&view=badge&badge=OLD_HAT", "badges-other"],
    ["/roster?season=cote-sauvage-2024&view=player&player=alder", "print-2024-alder"],
    ["/results?season=cote-sauvage-2024", "scores-2024"],
  ] as const) {
    await open(page, site.address + view);
    await expect.poll(async () => (await listSheets(page)).join(), view).toContain(`/${sheet}`);
    expect(await findMissingSheets(page), view).toEqual([]);
  }
});
