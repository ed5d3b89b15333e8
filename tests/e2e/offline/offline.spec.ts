/** Tests the site without its server. Other tests block the service worker (support/test.ts). */
import { open } from "#tests/e2e/support/hydrated.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { expect, test } from "./deployed-site.ts";
import {
  findMissingSheets,
  listSeenPages,
  listSheets,
  messages,
  recordConsole,
  visitFirst,
  waitForMessage,
} from "./worker-page.ts";

test.describe.configure({ mode: "default" });

test("a first visit announces offline use once, and every page works without the server", async ({
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
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).not.toHaveText("You are offline");
    expect(await findMissingSheets(page), route).toEqual([]);
  }
});

test("without the server a viewed player opens, also the next one by a link, but no page that was not seen, not there, or not this site’s", async ({
  page,
  site,
}) => {
  // A stored page is the same for every season, which links add to the address.
  await visitFirst(page, `${site.address}/players/o?season=cote-sauvage-2024`);
  await expect.poll(() => listSeenPages(page)).toEqual(["/players/o"]);
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(/\/players\/(?!o\?).*\?season=cote-sauvage-2024$/);
  const next = new URL(page.url()).pathname;
  await expect.poll(() => listSeenPages(page)).toEqual(["/players/o", next]);
  // What a hotel's network sends in place of a page, and a page that is not there.
  const signIn = { status: 200, type: "text/html", body: "<h1>Sign in</h1>" };
  site.standIns.set("/tournaments/2024-equinox", signIn);
  for (const path of ["/tournaments/2024-equinox", "/players/nobody"])
    await page.goto(site.address + path);
  await site.goDown();
  for (const path of ["/players/o", next]) {
    await open(page, site.address + path);
    await expect(page.locator("h1")).not.toHaveText("You are offline");
    await expect.poll(() => listSheets(page)).not.toEqual([]);
    expect(await findMissingSheets(page)).toEqual([]);
  }
  await open(page, `${site.address}/players/nobody`);
  await expect(page.locator("h1")).toHaveText("You are offline");
  await open(page, `${site.address}/tournaments/2024-equinox`);
  await expect(page.locator("h1")).toHaveText("You are offline");
  await expect(page.locator("main")).toContainText("Equinox Open 2024");
});
