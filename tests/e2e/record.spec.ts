/** Tests the pages of the record: tournaments and opponents. */
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("opponents are sorted by games, or by name if that is selected", async ({ page }) => {
  await open(page, "/opponents");
  const first = page.locator('main a[href^="/opponents/"]:visible').first().locator("b").first();
  await expect(first).toHaveText("Burlington Eddy");
  await page.getByRole("combobox", { name: "Order" }).selectOption("name");
  await expect(page).toHaveURL("/opponents?sort=name");
  await expect(first).toHaveText("Albany Gale");
});
