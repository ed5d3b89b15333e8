/** Tests that what a club removes or hides disappears from the devices of earlier visitors. */
import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { dialog, field, hits, openSearch } from "#tests/e2e/support/search-dialog.ts";
import { expect, test } from "./deployed-site.ts";
import { photograph, removed } from "./deployments.ts";
import type { SwitchedSite } from "./switched-site.ts";
import { findStored, listSeenPages, visitFirst } from "./worker-page.ts";

test.describe.configure({ mode: "default" });

const { person, tournament } = removed;

/** Pages that name the person or the tournament, and stay. */
const changed = ["/seasons/2024", "/seasons/2025"];
const unchanged = ["/tournaments/2024-equinox"];
const visited = [person.path, tournament.path, ...changed, ...unchanged];

/** Visits pages of the first deployment, and the person's drawing and a photograph. */
async function visitAll(page: Page, site: SwitchedSite): Promise<void> {
  await visitFirst(page, `${site.address}/`);
  for (const path of visited) {
    await open(page, site.address + path);
    await expect.poll(() => listSeenPages(page)).toContain(path);
  }
  await page.evaluate(async (path) => (await fetch(path)).text(), photograph);
  await open(page, `${site.address}/roster?season=cote-sauvage-2024&view=player&player=lopes`);
  const cachesWithHer = async () => {
    const stored = await findStored(page, person.name);
    return new Set(stored.map((file) => file.replace(/ .*/, "")));
  };
  for (const cache of ["seen", "precache", "art"])
    await expect.poll(cachesWithHer).toContain(`site-${cache}-/`);
  await expect.poll(() => findStored(page, /team\.jpg/)).not.toEqual([]);
}

/** Asserts that the device has nothing left of the person, the tournament and the photograph. */
async function expectGone(page: Page): Promise<void> {
  for (const name of [person.name, tournament.name, /team\.jpg/])
    await expect.poll(() => findStored(page, name)).toEqual([]);
}

/** Asserts what the visitor sees without a connection. */
async function expectOffline(page: Page, site: SwitchedSite): Promise<void> {
  await page.context().setOffline(true);
  await site.goDown();
  const title = page.getByRole("heading", { level: 1 });
  for (const { path, name } of [person, tournament]) {
    await open(page, site.address + path);
    await expect(title).toHaveText("You are offline");
    await expect(page.locator("main li a", { hasText: name })).toHaveCount(0);
  }
  for (const path of ["/players", "/roster", "/results"]) {
    await open(page, site.address + path);
    await expect(title).not.toHaveText("You are offline");
    await expect(page.locator("body")).not.toContainText(person.name);
    await expect(page.locator("body")).not.toContainText(tournament.name);
  }
  await openSearch(page);
  for (const [word, name] of [
    ["lopes", person.name],
    ["scrimmage", tournament.name],
  ] as const) {
    await field(page).fill(word);
    await expect(
      dialog(page)
        .getByText(/^No Results$|^\d+ (?:close )?(?:result|match)/)
        .first(),
    ).toBeVisible();
    await expect(hits(page).filter({ hasText: name })).toHaveCount(0);
  }
}

test("somebody who is now hidden, a removed tournament and a removed photo are gone from a device after one visit", async ({
  page,
  site,
  changed: next,
}) => {
  await visitAll(page, site);
  await site.deploy(next);
  await open(page, `${site.address}/news`);
  await expectGone(page);
  await expectOffline(page, site);
});

test("somebody who is now hidden is gone from a device after one visit, even while another tab stays open", async ({
  page,
  context,
  site,
  changed: next,
}) => {
  await visitAll(page, site);
  await open(page, `${site.address}/about`);
  await site.deploy(next);
  const newerTab = await context.newPage();
  await open(newerTab, `${site.address}/news`);
  await expectGone(newerTab);
  await expectOffline(newerTab, site);
});
