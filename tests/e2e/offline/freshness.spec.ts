/** Tests that an open tab notices what has been published since. */
import type { Page } from "@playwright/test";
import { expect, test } from "./deployed-site.ts";
import { removed, descriptions } from "./deployments.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { withoutWorker } from "#tests/e2e/support/test.ts";
import type { SwitchedSite } from "./switched-site.ts";
import { returnToWindow, visitFirst } from "./worker-page.ts";

test.describe.configure({ mode: "default" });

const DAY_MS = 24 * 60 * 60 * 1000;

const notice = (page: Page) =>
  page.getByRole("status").getByText("A new version of this site is available.");

/** Publishes other data of a page. */
async function publishChange(site: SwitchedSite, path: string): Promise<void> {
  const file = `${path}.page.json`;
  const json: object = await (await fetch(site.address + file)).json();
  const body = JSON.stringify({ ...json, revision: "another" });
  site.standIns.set(file, { status: 200, type: "application/json", body });
}

test("a tab that was left open for days offers a new version only once its page has changed or is gone @desktop", async ({
  page,
  site,
}) => {
  await withoutWorker(page);
  await page.clock.install();
  for (const isGone of [false, true]) {
    await test.step(isGone ? "gone" : "changed", async () => {
      const path = "/tournaments/2024-equinox";
      site.standIns.clear();
      await open(page, site.address + path);
      await page.clock.fastForward(3 * DAY_MS);
      await returnToWindow(page);
      await page.waitForLoadState("networkidle");
      await expect(notice(page)).toHaveCount(0);
      if (isGone)
        site.standIns.set(`${path}.page.json`, { status: 404, type: "text/html", body: "" });
      else await publishChange(site, path);
      await page.clock.fastForward(DAY_MS);
      await returnToWindow(page);
      await expect(notice(page)).toBeVisible();
    });
  }
});

test("Back after days does not show a page that has been removed since @desktop", async ({
  page,
  site,
}) => {
  await withoutWorker(page);
  await page.clock.install();
  const path = "/tournaments/2024-equinox";
  await open(page, `${site.address}${path}`);
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL(`${site.address}/about`);
  const gone = { status: 404, type: "text/html", body: "<h1>Out of bounds</h1>" };
  site.standIns.set(path, gone).set(`${path}.page.json`, gone);
  await page.clock.fastForward(3 * DAY_MS);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of bounds");
});

for (const hasWorker of [true, false]) {
  const how = hasWorker ? "with the worker" : "without a worker";
  test(`${how}, Back in a tab that was left open over a deployment shows nobody and nothing that it removed @desktop @slow`, async ({
    page,
    site,
    changed,
  }) => {
    const { person, tournament } = removed;
    if (!hasWorker) await withoutWorker(page);
    await page.clock.install();
    const visit = hasWorker ? visitFirst : open;
    await visit(page, site.address + tournament.path);
    await page.locator('main a[href="/seasons/2025"]').first().click();
    await expect(page).toHaveURL(/seasons\/2025$/);
    await expect(page.locator("main")).toContainText(tournament.name);
    await followLink(page, "Players");
    await expect(page.locator("main")).toContainText(person.name);
    await followLink(page, "News");
    await page.clock.fastForward(DAY_MS);
    await site.deploy(changed);
    await page.clock.fastForward(DAY_MS);
    await returnToWindow(page);
    await page.waitForLoadState("networkidle");
    // This page is as it was.
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Players" })).toBeVisible();
    await expect(page.locator("main")).not.toContainText(person.name);
    await page.goBack();
    await expect(page).toHaveURL(/seasons\/2025$/);
    await expect(page.locator("main")).not.toContainText(tournament.name);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of bounds");
  });

  test(`${how}, a tab whose page was changed by a deployment offers the new version @desktop @slow`, async ({
    page,
    site,
    changed,
  }) => {
    if (!hasWorker) await withoutWorker(page);
    await page.clock.install();
    const visit = hasWorker ? visitFirst : open;
    await visit(page, `${site.address}/about`);
    await site.deploy(changed);
    await page.clock.fastForward(2 * DAY_MS);
    await returnToWindow(page);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(descriptions.first)).toBeVisible();
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText(descriptions.second)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}
