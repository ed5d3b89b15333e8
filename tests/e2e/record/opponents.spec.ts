import { changeData } from "#tests/e2e/arriving/page-data.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("of all that a search finds a phone renders what is near @phone", async ({ page }) => {
  const opponents = Array.from({ length: 3000 }, (_, index) => ({
    id: `team-${index}`,
    name: `Team ${index}`,
    haystack: `team ${index}`,
    wins: 1,
    losses: 1,
    ties: 0,
    games: 2,
    lastYear: 2021,
  }));
  await changeData(page, "opponents", (data) => {
    data["opponents"] = opponents;
  });
  // Pages of teams that nobody has played; some are prefetched.
  await page.route("**/opponents/team-*", (route) => route.fulfill({ json: {} }));
  await open(page, "/records");
  await page.getByRole("contentinfo").getByRole("link", { name: "Opponents" }).click();
  await expect(page.getByText("3000 teams")).toBeVisible();
  await page.getByRole("searchbox").pressSequentially("7");
  // The address follows when typing pauses: by then nothing more would come.
  await expect(page).toHaveURL(/q=7/);
  const rows = page.locator("main ol > li:not([hidden])");
  await expect(rows).toHaveCount(16);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(16);
});

test("no team found is said, and a button clears the search @desktop", async ({ page }) => {
  await open(page, "/opponents?q=no-team-is-called-so");
  await expect(page.getByRole("heading", { name: "No Results" })).toBeVisible();
  await page.locator("main section").getByRole("button", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/opponents");
  await expect(page.getByRole("heading", { name: "No Results" })).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeFocused();
});
