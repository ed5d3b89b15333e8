import type { Locator, Page } from "@playwright/test";
import { changeData } from "#tests/e2e/arriving/page-data.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";
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

test("a letter leads to its people in a list that is too long to be rendered whole @desktop", async ({
  page,
}) => {
  await changeData(page, "players", (data) => {
    data["players"] = Array.from("ABCDEFGHIJKLMNOPQRST").flatMap((letter) =>
      Array.from({ length: 20 }, (_, index) => ({
        id: `${letter}-${index}`,
        first: "Ada",
        last: `${letter} ${index}`,
        letter,
        position: "Cutter",
        number: "7",
        sparks: ["p"],
        words: "Player in 2025",
        haystack: `ada ${letter} ${index}`,
      })),
    );
  });
  // Pages of those who are pointed at are prefetched.
  await page.route(/\/players\/[A-T]-/, (route) => route.fulfill({ json: {} }));
  await open(page, "/about");
  await followLink(page, "Players");
  await expect(count(page)).toHaveText("400 people");
  const letters = page.getByRole("navigation", { name: "Letters" });
  await expect(page.locator("#T")).toHaveCount(0);
  await letters.getByRole("link", { name: "T", exact: true }).click();
  await expect(page.locator("#T")).toBeInViewport();
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
