/** Tests the lists of the record: players and opponents. */
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a season and a search filter the list of players, which counts them", async ({ page }) => {
  await open(page, "/players");
  const count = page.getByRole("search").getByRole("status");
  const people = page.locator('main a[href^="/players/"]:visible');
  const season = page.getByRole("combobox", { name: "Season" });
  await expect(count).toHaveText("42 people");
  await season.selectOption("Côte Sauvage 2025");
  await expect(page).toHaveURL(/\/players\?team=/);
  await expect(count).toHaveText("12 people");
  await expect(people).toHaveCount(12);
  await season.selectOption({ index: 0 });
  await page.getByRole("searchbox").fill("NUNEZ");
  await expect(people).toHaveText([/Núñez/]);
  await expect(page).toHaveURL("/players?q=NUNEZ");
  await page.reload();
  await expect(people).toHaveText([/Núñez/]);
});

test("an empty list of players can show everyone again", async ({ page }) => {
  await open(page, "/players?q=nobody-is-called-so&team=cote-sauvage-2025");
  await expect(page.getByRole("heading", { name: "No Results" })).toBeVisible();
  await page.getByRole("button", { name: "Show everyone" }).click();
  await expect(page).toHaveURL("/players");
  await expect(page.locator('main a[href^="/players/"]').first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
});
