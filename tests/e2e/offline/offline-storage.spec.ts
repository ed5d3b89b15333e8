/** Tests the storage a visit uses on the device. */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./deployed-site.ts";
import { photograph, descriptions } from "./deployments.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { count, searchField } from "#tests/e2e/results/results-page.ts";
import { visitFirst } from "./worker-page.ts";

test.describe.configure({ mode: "default" });

test("a viewed photo is kept for offline use, but not a page that a web filter sends in its place @desktop", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  const fetchPhoto = () => page.evaluate(async (at) => (await fetch(at)).text(), photograph);
  site.standIns.set(photograph, { status: 200, type: "text/html", body: "Blocked" });
  expect(await fetchPhoto()).toBe("Blocked");
  site.standIns.clear();
  expect(await fetchPhoto()).toBe("a photograph");
  await site.goDown();
  expect(await fetchPhoto()).toBe("a photograph");
});

test("if a file does not fit the deployment, no worker is installed, and the next visit stores everything @desktop", async ({
  page,
  site,
}) => {
  site.standIns.set("/about", { status: 200, type: "text/html", body: "<p>As of last week</p>" });
  await open(page, `${site.address}/`);
  await expect.poll(() => site.requests).toContain("/about");
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  site.standIns.clear();
  await visitFirst(page, `${site.address}/`);
  await site.goDown();
  await open(page, `${site.address}/about`);
  await expect(page.getByText(descriptions.first)).toBeVisible();
});

test("a script that is damaged on the device is fetched again, and the page works @desktop", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/results`);
  const damaged = await page.evaluate(async () => {
    const headers = { "Content-Type": "text/javascript" };
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const file of await cache.keys()) {
        if (!file.url.includes("/assets/entry-client-")) continue;
        await cache.put(file, new Response("not a script {", { headers }));
        count += 1;
      }
    }
    return count;
  });
  expect(damaged).toBeGreaterThan(0);
  await open(page, `${site.address}/results`);
  await searchField(page).fill("spring");
  await expect(count(page)).toHaveText("1 tournament");
});

for (const [what, empty] of [
  [
    "all caches",
    async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))),
  ],
  [
    "some files",
    async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const files = (await cache.keys()).filter(({ url }) => /roster|print-|\/about/.test(url));
        await Promise.all(files.map((file) => cache.delete(file)));
      }
    },
  ],
] as const) {
  test(`when the browser has lost ${what}, the next visit restores them @desktop @slow`, async ({
    page,
    site,
  }) => {
    await visitFirst(page, `${site.address}/`);
    const countStored = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().length;
      });
    const before = await countStored();
    await page.evaluate(empty);
    expect(await countStored()).toBeLessThan(before);
    await open(page, `${site.address}/`);
    await expect.poll(countStored).toBe(before);
    await site.goDown();
    await open(page, `${site.address}/about`);
    await expect(page.getByText(descriptions.first)).toBeVisible();
  });
}

test("of many viewed photos the last 120 are kept @desktop @slow", async ({ page, site }) => {
  await visitFirst(page, `${site.address}/`);
  const paths = Array.from({ length: 125 }, (_, i) => `/media/${i + 1}.jpg`);
  for (const path of paths) site.standIns.set(path, { status: 200, type: "image/jpeg", body: "" });
  await page.evaluate(async (all) => {
    for (const path of all) await fetch(path);
  }, paths);
  const listStored = () =>
    page.evaluate(async () => {
      const cache = await caches.open(`site-media-${location.origin}/`);
      return (await cache.keys()).map((request) => new URL(request.url).pathname);
    });
  await expect.poll(listStored).toEqual(paths.slice(-120));
});

test("the site stores no cookie, no database and no setting on the device, only files @desktop", async ({
  page,
  context,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  await open(page, `${site.address}/roster?view=player&player=alder`);
  const stored = await page.evaluate(async () => {
    const filled: string[] = [];
    for (const name of await caches.keys()) {
      const files = await (await caches.open(name)).keys();
      if (files.length > 0) filled.push(name.replace(location.origin, ""));
    }
    return {
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: filled.toSorted(),
    };
  });
  expect(stored).toEqual({
    local: 0,
    session: 0,
    databases: 0,
    caches: ["site-art-/", "site-precache-/"],
  });
  expect(await context.cookies()).toEqual([]);
});

test("what the first visit stores for offline use is less than 700 KB to download @desktop", async ({
  first,
}) => {
  const worker = await readFile(join(first, "service-worker.js"), "utf8");
  const urls = [...worker.matchAll(/url:[`"](\/[^`"]*)[`"]/g)].map(([, url = ""]) => url);
  expect(urls.some((url) => /^\/art\/all\.\w+\.json$/.test(url))).toBe(true);
  const files = [...new Set([...urls, "/service-worker.js"])].map((url) =>
    url === "/" ? "/index.html" : url.includes(".") ? url : `${url}.html`,
  );
  expect(files.length).toBeGreaterThan(30);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const path = join(first, file);
      return (await stat(`${path}.br`).catch(() => stat(path))).size;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(200_000);
  expect(total).toBeLessThan(700_000);
});
