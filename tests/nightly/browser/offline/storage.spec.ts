/** Tests the storage a visit uses on the device. */
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import { descriptions, photograph } from "#tests/e2e/offline/deployments.ts";
import { listSeenPages, visitFirst } from "#tests/e2e/offline/worker-page.ts";
import { open } from "#tests/e2e/support/hydrated.ts";

test.describe.configure({ mode: "default" });

test("a viewed photo is kept for offline use, but not a page that a web filter sends in its place", async ({
  page,
  site,
}) => {
  await visitFirst(page, `${site.address}/`);
  const fetchPhoto = () => page.evaluate(async (at) => (await fetch(at)).text(), photograph);
  site.standIns.set(photograph, { status: 200, type: "text/html", body: "Blocked" });
  expect(await fetchPhoto()).toBe("Blocked");
  site.standIns.clear();
  expect(await fetchPhoto()).toBe("a photograph");
  const isStored = () =>
    page.evaluate(async (at) => (await caches.match(at)) !== undefined, photograph);
  await expect.poll(isStored).toBe(true);
  await site.goDown();
  expect(await fetchPhoto()).toBe("a photograph");
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
