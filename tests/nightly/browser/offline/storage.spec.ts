/** Tests the storage a visit uses on the device. */
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import { descriptions, photograph } from "#tests/e2e/offline/deployments.ts";
import { listSeenPages, visitFirst } from "#tests/e2e/offline/worker-page.ts";
import { open } from "#tests/e2e/support/hydrated.ts";

test.describe.configure({ mode: "default" });

test("a viewed photo or drawing is kept for offline use, but not a page that a web filter sends in its place", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  const fetchFile = (path: string) => page.evaluate(async (at) => (await fetch(at)).text(), path);
  const player = `${site.address}/players/o`;
  const html = await (await page.request.get(player)).text();
  const [drawing = ""] = /\/art\/things[^"#]+/.exec(html) ?? [];
  for (const file of [photograph, drawing])
    site.standIns.set(file, { status: 200, type: "text/html", body: "Blocked" });
  expect(await fetchFile(photograph)).toBe("Blocked");
  await open(page, player);
  await expect.poll(() => listSeenPages(page)).toEqual(["/players/o"]);
  site.standIns.clear();
  expect(await fetchFile(photograph)).toBe("a photograph");
  expect(await fetchFile(drawing)).toContain("<svg");
  const isStored = () =>
    page.evaluate(async (at) => (await caches.match(at)) !== undefined, photograph);
  await expect.poll(isStored).toBe(true);
  await site.goDown();
  expect(await fetchFile(photograph)).toBe("a photograph");
});

test("the newest 60 viewed pages and 120 photographs are kept", async ({ page, site }) => {
  await visitFirst(page, `${site.address}/`);
  /** Stores so many empty files more in each of the two caches, and counts all. */
  const countWith = (more: number) =>
    page.evaluate(
      (added) =>
        Promise.all(
          ["seen", "media"].map(async (name) => {
            const cache = await caches.open(`site-${name}-${location.origin}/`);
            for (let i = 0; i < added; i += 1) await cache.put(`/former/${i}`, new Response());
            return (await cache.keys()).length;
          }),
        ),
      more,
    );
  await countWith(130);
  await open(page, `${site.address}/players/o`);
  await page.evaluate((at) => fetch(at), photograph);
  await expect.poll(() => countWith(0)).toEqual([60, 120]);
  expect(await listSeenPages(page)).toContain("/players/o");
});

test("if a file does not fit the deployment, no worker is installed, and the next visit stores everything", async ({
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
  // The sentence that only this deployment of About has.
  await expect(page.getByText(descriptions.first)).toBeVisible();
});

test("the site stores no cookie, no database and no setting on the device, only files", async ({
  page,
  context,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  await open(page, `${site.address}/players/o`);
  await expect.poll(() => listSeenPages(page)).toEqual(["/players/o"]);
  await open(page, `${site.address}/roster?view=player&player=alder`);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    return {
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      otherCaches: names.filter((name) => !/^site-(?:art|precache|seen|media)-/.test(name)),
    };
  });
  expect(stored).toEqual({ local: 0, session: 0, databases: 0, otherCaches: [] });
  expect(await context.cookies()).toEqual([]);
});

test("a request for the newest scores fails rather than getting stored ones", async ({
  page,
  site,
}) => {
  const path = "/tournaments/2024-equinox";
  await visitFirst(page, site.address + path);
  await expect.poll(() => listSeenPages(page)).toEqual([path]);
  site.condition = "failing";
  expect((await page.goto(site.address + path))?.status()).toBe(200);
  const fetchStatus = (address: string) =>
    page.evaluate(async (at) => (await fetch(at, { cache: "no-cache" })).status, address);
  expect(await fetchStatus(path)).toBe(500);
});
