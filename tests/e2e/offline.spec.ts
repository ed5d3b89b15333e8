/** What the site is without its server. The workers of other tests are kept away (support/test.ts). */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./support/deployed-site.ts";
import { photograph, told } from "./support/deployments.ts";
import { open } from "./support/hydrated.ts";
import { routes } from "./support/routes.ts";
import { SLOW } from "./support/switched-site.ts";
import { hears, listen, messages, visitFirst } from "./support/worker-page.ts";

test.describe.configure({ mode: "default" });

test("a first visit says once that the site is kept @desktop", async ({ page, site }) => {
  const heard = listen(page);
  await visitFirst(page, `${site.address}/`);
  expect(heard).toEqual([messages.cached]);
});

test("after one visit every page is there without the server @desktop", async ({ page, site }) => {
  await visitFirst(page, `${site.address}/`);
  await site.goDown();
  for (const route of routes) {
    const offline = hears(page, messages.offline);
    await open(page, site.address + route);
    await offline;
    expect(await page.locator("h1").count()).toBe(1);
  }
});

test("links lead to all pages without the server, with their artwork @desktop", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  await site.goDown();
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    // The browser asks for the icon of its tab past the worker.
    if (!request.url().includes("favicon")) failed.push(request.url());
  });
  for (const route of routes.slice(1)) {
    await page.locator(`a[href="${route}"]:visible`).first().click();
    await expect(page).toHaveURL(site.address + route);
    await page.goBack();
    await expect(page).toHaveURL(`${site.address}/`);
  }
  expect(failed).toEqual([]);
});

test("an unknown address has its page without the server @desktop", async ({ page, site }) => {
  await visitFirst(page, `${site.address}/`);
  await site.goDown();
  const response = await page.goto(`${site.address}/no/such/page`);
  expect(response?.status()).toBe(404);
  expect(response?.headers()["content-security-policy"]).toContain("trusted-types");
  await expect(page).toHaveTitle(/^Out of bounds/);
});

test("a query and a slash at the end do not hide a kept page @desktop", async ({ page, site }) => {
  await visitFirst(page, `${site.address}/`);
  await site.goDown();
  for (const address of ["/results?season=rival-2019", "/about/"]) {
    expect((await page.goto(site.address + address))?.status()).toBe(200);
  }
});

test("a server that is slow is not waited for @desktop", async ({ page, site }) => {
  await visitFirst(page, `${site.address}/`);
  site.condition = "slow";
  const started = Date.now();
  await open(page, `${site.address}/about`);
  const took = Date.now() - started;
  expect(took).toBeGreaterThan(2500);
  expect(took).toBeLessThan(SLOW - 1500);
  await expect(page.getByText(told.first)).toBeVisible();
});

test("a server that fails does not take the kept pages away @desktop", async ({ page, site }) => {
  await visitFirst(page, `${site.address}/`);
  site.condition = "failing";
  expect((await page.goto(`${site.address}/about`))?.status()).toBe(200);
  await expect(page.getByText(told.first)).toBeVisible();
  expect((await page.goto(`${site.address}/no/such/page`))?.status()).toBe(500);
});

test("artwork and photographs stay once they were seen @desktop", async ({ page, site, first }) => {
  await visitFirst(page, `${site.address}/`);
  const worker = await readFile(join(first, "service-worker.js"), "utf8");
  expect(worker).not.toContain("/art/print-");
  const player = `${site.address}/roster?view=player&player=moore`;
  await open(page, player);
  const prints = () => page.locator('use[href*="/art/print-"]').count();
  await expect.poll(prints).toBeGreaterThan(0);
  const fetched = (path: string) => page.evaluate(async (at) => (await fetch(at)).status, path);
  expect(await fetched(photograph)).toBe(200);
  const print = await page.locator('use[href*="/art/print-"]').first().getAttribute("href");
  await site.goDown();
  expect(await fetched(print ?? "")).toBe(200);
  expect(await fetched(photograph)).toBe(200);
});

test("of many photographs the ones seen last stay @desktop", async ({ page, site }) => {
  await visitFirst(page, `${site.address}/`);
  const paths = Array.from({ length: 125 }, (_, i) => `/media/${i + 1}.jpg`);
  for (const path of paths) site.standIns.set(path, { status: 200, type: "image/jpeg", body: "" });
  await page.evaluate(async (all) => {
    for (const path of all) await fetch(path);
  }, paths);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open(`rival-media-${location.origin}/`);
      return (await cache.keys()).map((request) => new URL(request.url).pathname);
    });
  await expect.poll(kept).toEqual(paths.slice(-120));
});

test("nothing is stored on the device but the kept files @desktop", async ({
  page,
  context,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  await open(page, `${site.address}/roster?view=player&player=moore`);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).map((name) => name.replace(location.origin, "")).toSorted(),
  }));
  expect(stored).toEqual({
    local: 0,
    session: 0,
    databases: 0,
    caches: ["rival-assets-/", "rival-precache-/"],
  });
  expect(await context.cookies()).toEqual([]);
});

test("what is kept from the start takes less than 600 KB on the way @desktop", async ({
  first,
}) => {
  const worker = await readFile(join(first, "service-worker.js"), "utf8");
  const files = [...worker.matchAll(/url:[`"](\/[^`"]*)[`"]/g)].map(([, url = ""]) =>
    url === "/" ? "/index.html" : url.includes(".") ? url : `${url}.html`,
  );
  expect(files.length).toBeGreaterThan(50);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const path = join(first, file);
      return (await stat(`${path}.br`).catch(() => stat(path))).size;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(200_000);
  expect(total).toBeLessThan(600_000);
});
