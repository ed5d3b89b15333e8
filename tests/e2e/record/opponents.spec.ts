import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("opponents are sorted by games, or by name if that is selected, and a search without results can be cleared @desktop", async ({
  page,
}) => {
  await open(page, "/opponents");
  const names = page.locator('main a[href^="/opponents/"]:visible');
  const first = names.first().locator("b").first();
  await expect(first).toHaveText("Burlington Eddy");
  const byGames = await names.allTextContents();
  await page.getByRole("combobox", { name: "Order" }).selectOption("name");
  await expect(page).toHaveURL("/opponents?sort=name");
  await expect(first).toHaveText("Albany Gale");
  const byName = await names.allTextContents();
  expect(byName).not.toEqual(byGames);
  expect(byName.toSorted()).toEqual(byGames.toSorted());
  await test.step("an empty result says so, and a button clears the search", async () => {
    await open(page, "/opponents?q=no-team-is-called-so");
    await expect(page.getByRole("heading", { name: "No Results" })).toBeVisible();
    await page.locator("main section").getByRole("button", { name: "Clear search" }).click();
    await expect(page).toHaveURL("/opponents");
    await expect(page.getByRole("heading", { name: "No Results" })).toBeHidden();
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
});
