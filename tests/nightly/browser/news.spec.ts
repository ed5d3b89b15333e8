import { newsPage } from "#tests/e2e/news-page.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { count, cards } = newsPage;

test("a season without news says so and offers all news", async ({ page }) => {
  await open(page, "/news?season=cote-sauvage-2023");
  await expect(page.getByText("No Results")).toBeInViewport();
  await page.getByRole("button", { name: "Show All News" }).click();
  await expect(count(page)).toHaveText("30 stories");
});

test("six stories are in the first view of News", async ({ page }) => {
  await open(page, "/news?show=all");
  await expect(cards(page).nth(5).getByRole("heading")).toBeInViewport({ ratio: 1 });
});

test("on a phone two stories are in the first view of News @phone", async ({ page }) => {
  await open(page, "/news?show=all");
  await expect(cards(page).nth(1).getByRole("heading")).toBeInViewport({ ratio: 1 });
});
