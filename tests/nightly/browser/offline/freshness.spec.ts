/** Tests that a tab that was left open shows nothing that has been removed since. */
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { withoutWorker } from "#tests/e2e/support/test.ts";
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import { removed } from "#tests/e2e/offline/deployments.ts";
import { returnToWindow, visitFirst } from "#tests/e2e/offline/worker-page.ts";

test.describe.configure({ mode: "default" });

const DAY_MS = 24 * 60 * 60 * 1000;

for (const hasWorker of [true, false]) {
  const how = hasWorker ? "with the worker" : "without a worker";
  test(`${how}, Back in a tab that was left open over a deployment shows nobody and nothing that it removed`, async ({
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
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Players" })).toBeVisible();
    await expect(page.locator("main")).not.toContainText(person.name);
    await page.goBack();
    await expect(page).toHaveURL(/seasons\/2025$/);
    await expect(page.locator("main")).not.toContainText(tournament.name);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of bounds");
  });
}
