import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { policyReports, watchPolicies } from "#tests/e2e/support/policy-reports.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Follows a link of the page as a visitor does, without loading a document. */
async function followLinkTo(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(path);
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
  for (const path of ["/about", "/corevalues"]) await followLinkTo(page, path);
  await page.getByRole("slider").first().press("ArrowRight");
  for (const path of ["/roster2025", "/"]) await followLinkTo(page, path);
  expect(await policyReports(page)).toEqual([]);
});
