import { open } from "#tests/e2e/support/hydrated.ts";
import { newsPage } from "./news-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { search, season, count, cards, titles } = newsPage;

test("a search without results can be cleared, or continued in other seasons, and the field keeps the focus", async ({
  page,
}) => {
  await open(page, "/news?q=zucchini");
  await expect(page.getByText("No Results")).toBeInViewport();
  await expect(cards(page)).toHaveCount(0);
  await page.locator("section").getByRole("button", { name: "Clear search" }).click();
  await expect(titles(page)).toHaveCount(2);
  await expect(search(page)).toBeFocused();
  await expect(page.getByText("No Results")).toBeHidden();
  const clear = page.getByRole("search").getByRole("button", { name: "Clear search" });
  await expect(clear).toHaveCount(0);
  await search(page).fill("nobody");
  await expect(page.getByText("No Results")).toBeVisible();
  await page.getByRole("link", { name: "1 more in other seasons" }).click();
  await expect(page).toHaveURL(/show=all/);
  await expect(search(page)).toHaveValue("nobody");
  await expect(search(page)).toBeFocused();
  await expect(titles(page)).toHaveText(["Fog Bowl recap: nobody saw anything"]);
  await clear.click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
});

test("on News the keyboard alone reaches search, season and stories, and every change scrolls to the top @drawn", async ({
  page,
}) => {
  await open(page, "/news?show=all");
  await search(page).focus();
  await page.keyboard.type("gulls");
  await expect(count(page)).not.toHaveText("30 stories");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("search").getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("30 stories");
  await page.keyboard.press("Tab");
  await expect(season(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cards(page).first().getByRole("link")).toBeFocused();
  await test.step("season, show-all and search scroll to the top", async () => {
    for (const change of [
      () => season(page).selectOption("Côte Sauvage 2025"),
      () => season(page).selectOption("All News"),
      () => search(page).fill("club"),
    ]) {
      await page.evaluate(() => {
        window.scrollTo(0, 700);
      });
      await change();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});
