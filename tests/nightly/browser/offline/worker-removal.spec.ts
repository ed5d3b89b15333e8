/** Workers to remove: the previous site's, this site's in removal mode, and others on localhost. */
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import { deploymentWithoutWorker } from "#tests/e2e/offline/deployments.ts";
import { recordLoads, visitFirst } from "#tests/e2e/offline/worker-page.ts";
import { open } from "#tests/e2e/support/hydrated.ts";

const script = "/service-worker.js";

test.describe.configure({ mode: "default" });

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
const cacheNames = (page: Page) => page.evaluate(async () => caches.keys());

/** The previous site's worker, which served everything from the cache and took control at once. */
const formerWorker = `
  const name = "workbox-precache-v2-" + registration.scope;
  addEventListener("install", (event) => event.waitUntil((async () => {
    await caches.open("sw-precache-v3-sw-precache-webpack-plugin-" + registration.scope);
    await (await caches.open(name)).add("/");
    await skipWaiting();
  })()));
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
  });
`;
const formerPage = `<!doctype html><title>Former site</title><h1>Former site</h1>
  <script src="/former.js"></script>`;
const formerScript = `addEventListener("load", () => navigator.serviceWorker.register("${script}"));`;

test("visitors of the club’s previous site get this one, and its caches are deleted", async ({
  page,
  site,
}) => {
  site.standIns.set("/", { status: 200, type: "text/html", body: formerPage });
  site.standIns.set("/former.js", { status: 200, type: "text/javascript", body: formerScript });
  site.standIns.set(script, { status: 200, type: "text/javascript", body: formerWorker });
  await page.goto(`${site.address}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  site.standIns.clear();
  // Still the old page, served from cache. The browser finds the new worker meanwhile.
  await page.goto(`${site.address}/`);
  await expect(page).toHaveTitle("Former site");
  await expect.poll(() => cacheNames(page)).toContain(`site-precache-${site.address}/`);
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => !name.startsWith("site-")))
    .toEqual([]);
  await open(page, `${site.address}/`);
  await expect(page).toHaveTitle(/Côte Sauvage Ultimate/);
});

test("a worker published in removal mode removes itself and its caches, without a reload", async ({
  page,
  site,
  folder,
}) => {
  await visitFirst(page, `${site.address}/about`);
  await page.evaluate(() => caches.open(`workbox-precache-v2-${location.origin}/`));
  await site.deploy(await deploymentWithoutWorker(folder));
  const loads = recordLoads(page);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect.poll(() => hasWorker(page)).toBe(false);
  expect(loads).toEqual([]);
});
