/** Tests that a tab that was left open shows nothing that has been removed since. */
import { expect, test } from "#tests/e2e/offline/deployed-site.ts";
import { removed } from "#tests/e2e/offline/deployments.ts";
import { findStored, returnToWindow, visitFirst } from "#tests/e2e/offline/worker-page.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";

test.describe.configure({ mode: "default" });

test("Back in a tab that was left open over a deployment shows nobody and nothing that it removed", async ({
  page,
  site,
  changed,
}) => {
  const { person, tournament } = removed;
  await visitFirst(page, site.address + tournament.path);
  await page.locator('main a[href="/seasons/2025"]').first().click();
  await expect(page).toHaveURL(/seasons\/2025$/);
  await expect(page.locator("main")).toContainText(tournament.name);
  await followLink(page, "Players");
  await expect(page.locator("main")).toContainText(person.name);
  await followLink(page, "News");
  await site.deploy(changed);
  for (const name of [person.name, tournament.name]) {
    // A check that began before the deployment does not see it.
    await expect
      .poll(async () => {
        await returnToWindow(page);
        return findStored(page, name);
      })
      .toEqual([]);
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Players" })).toBeVisible();
  await expect(page.locator("main")).not.toContainText(person.name);
  await page.goBack();
  await expect(page).toHaveURL(/seasons\/2025$/);
  await expect(page.locator("main")).not.toContainText(tournament.name);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of bounds");
  for (const name of [person.name, tournament.name])
    await expect.poll(() => findStored(page, name)).toEqual([]);
});
