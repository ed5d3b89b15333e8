import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("no team found is said, and a button clears the search @desktop", async ({ page }) => {
  await open(page, "/opponents?q=no-team-is-called-so");
  await expect(page.getByRole("heading", { name: "No Results" })).toBeVisible();
  await page.locator("main section").getByRole("button", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/opponents");
  await expect(page.getByRole("heading", { name: "No Results" })).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeFocused();
});
