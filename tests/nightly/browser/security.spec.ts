import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { policyReports, watchPolicies } from "#tests/e2e/support/policy-reports.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Expects no reports of this page, and follows a link as a visitor does. */
async function followLinkTo(page: Page, path: string): Promise<void> {
  // The next document starts a list of its own.
  expect(await policyReports(page), page.url()).toEqual([]);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(new RegExp(`${path}(?:\\?.*)?$`));
  await expect(page.locator("h1")).toBeAttached();
  await page.waitForLoadState("networkidle");
}

test("a visit that follows links, selects, searches and moves a slider violates no policy", async ({
  page,
}) => {
  await watchPolicies(page);
  await open(page, "/about");
  for (const path of ["/news", "/roster", "/about", "/badgequest", "/fiftyplates", "/results"]) {
    await followLinkTo(page, path);
  }
  await page.getByRole("combobox", { name: "Season" }).selectOption("cote-sauvage-2024");
  await page.getByRole("searchbox").fill("state");
  await expect(page).toHaveURL(/q=state/);
  for (const path of ["/about", "/corevalues"]) await followLinkTo(page, path);
  await page.getByRole("slider").first().press("ArrowRight");
  await expect(page).toHaveURL(/brain=51/);
  for (const path of ["/roster2025", "/"]) await followLinkTo(page, path);
  expect(await policyReports(page)).toEqual([]);
});
