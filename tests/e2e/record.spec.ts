/** Tests the pages of the record: tournaments and opponents. */
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("next shows another page of the same kind, and previous the one before", async ({ page }) => {
  const first = "/tournaments/2024-fog-bowl";
  await open(page, first);
  const heading = page.getByRole("heading", { level: 1 });
  const title = (await heading.textContent()) ?? "";
  await page.locator('a[rel="next"]').click();
  await expect(heading).not.toHaveText(title);
  await expect(page).toHaveURL(/\/tournaments\//);
  await page.locator('a[rel="prev"]').click();
  await expect(page).toHaveURL(first);
  await expect(heading).toHaveText(title);
});

test("opponents are sorted by games, or by name if that is selected", async ({ page }) => {
  await open(page, "/opponents");
  const first = page.locator('main a[href^="/opponents/"]:visible').first().locator("b").first();
  await expect(first).toHaveText("Burlington Eddy");
  await page.getByRole("combobox", { name: "Order" }).selectOption("name");
  await expect(page).toHaveURL("/opponents?sort=name");
  await expect(first).toHaveText("Albany Gale");
});
