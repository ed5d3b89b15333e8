/** Tests that record pages are stored when viewed. */
import { expect, test } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { openSearch } from "#tests/e2e/support/search-dialog.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { openSite } from "./switched-site.ts";
import { findMissingSheets, listSeenPages, listSheets, visitFirst } from "./worker-page.ts";

test("a viewed player, and the next one by a link, open without the server, and a page never viewed does not @desktop", async ({
  page,
}) => {
  const site = await openSite(clubSite.out);
  await visitFirst(page, `${site.address}/players/o`);
  await expect.poll(() => listSeenPages(page)).toEqual(["/players/o"]);
  // By a link, which loads no document.
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(/\/players\/(?!o$)/);
  const next = new URL(page.url()).pathname;
  await expect.poll(() => listSeenPages(page)).toEqual(["/players/o", next]);
  await site.goDown();
  for (const path of ["/players/o", next]) {
    await open(page, site.address + path);
    await expect(page.locator("h1")).not.toHaveText("You are offline");
    await expect.poll(() => listSheets(page)).not.toEqual([]);
    expect(await findMissingSheets(page)).toEqual([]);
  }
  await open(page, `${site.address}/tournaments/2024-equinox`);
  await expect(page.locator("h1")).toHaveText("You are offline");
  await expect(page.locator("main section").last().locator("li")).toContainText([
    /^(?!Li O)/,
    /^Li O.*Player/,
    /^Equinox Open 2024.*not saved/,
  ]);
});

test("a request for newest scores fails rather than getting stored ones @desktop", async ({
  page,
}) => {
  const site = await openSite(clubSite.out);
  const path = "/tournaments/2024-equinox";
  await visitFirst(page, site.address + path);
  await expect.poll(() => listSeenPages(page)).toEqual([path]);
  site.condition = "failing";
  const fetchStatus = (cache: RequestCache) =>
    page.evaluate(async ([data, mode]) => (await fetch(data, { cache: mode })).status, [
      `${path}.page.json`,
      cache,
    ] as const);
  expect(await fetchStatus("default")).toBe(200);
  expect(await fetchStatus("no-cache")).toBe(500);
});

test("offline the search marks the pages that are not stored @desktop @slow", async ({ page }) => {
  const site = await openSite(clubSite.out);
  await visitFirst(page, `${site.address}/players/o`);
  await expect.poll(() => listSeenPages(page)).toEqual(["/players/o"]);
  await page.context().setOffline(true);
  await site.goDown();
  await openSearch(page);
  const hit = (href: string) => page.getByRole("dialog").locator(`[role=option][href="${href}"]`);
  const field = page.getByRole("combobox");
  await field.fill("cutter");
  await expect(hit("/players/nunez")).toContainText("not saved");
  // It was viewed, so it is stored.
  await expect(hit("/players/o")).toBeVisible();
  await expect(hit("/players/o")).not.toContainText("not saved");
  await field.fill("records");
  await expect(hit("/records")).not.toContainText("not saved");
});
