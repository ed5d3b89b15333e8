import type { Locator, Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const search = (page: Page): Locator => page.getByRole("searchbox");
const count = (page: Page): Locator => page.getByRole("search").getByRole("status");
const people = (page: Page): Locator => page.locator('main a[href^="/players/"]:visible');

test("everyone stands from A to Z, and letters lead to their people", async ({ page }) => {
  await open(page, "/players");
  const all = await people(page).count();
  await expect(count(page)).toHaveText(`${all} people`);
  const letter = page.getByRole("navigation", { name: "Letters" }).getByRole("link").last();
  const to = (await letter.getAttribute("href")) ?? "";
  await letter.click();
  await expect(page.locator(to)).toBeInViewport();
});

test("the search finds a name from its beginning, and the address keeps it @desktop", async ({
  page,
}) => {
  await open(page, "/players");
  const name = (await people(page).first().locator("b").textContent()) ?? "";
  await search(page).fill(name.toUpperCase());
  await expect(people(page).first()).toContainText(name);
  await expect(page).toHaveURL(`/players?q=${encodeURIComponent(name.toUpperCase())}`);
  await page.reload();
  await expect(search(page)).toHaveValue(name.toUpperCase());
  await expect(people(page).first()).toContainText(name);
});

test("a season leaves those who were on its roster @desktop", async ({ page }) => {
  await open(page, "/players");
  const all = await people(page).count();
  const season = page.getByRole("combobox", { name: "Season" });
  await season.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/players\?season=/);
  await expect.poll(() => people(page).count()).toBeLessThan(all);
  await expect(count(page)).toHaveText(`${await people(page).count()} people`);
});

test("nobody found is said, and a button shows everyone again @desktop", async ({ page }) => {
  await open(page, "/players?q=nobody-is-called-so");
  await expect(page.getByRole("heading", { name: "No Results" })).toBeVisible();
  await expect(count(page)).toHaveText("0 people");
  await page.getByRole("button", { name: "Show everyone" }).click();
  await expect(page).toHaveURL("/players");
  await expect(people(page).first()).toBeVisible();
  await expect(search(page)).toBeFocused();
});

test("opponents stand by games, and in another order if it is asked for @desktop", async ({
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
});
