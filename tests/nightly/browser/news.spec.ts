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

test("the arrow of a story moves at once with reduced motion", async ({ page }) => {
  await open(page, "/news?show=all");
  const disc = cards(page).first().locator("a > span:has(> svg)").last();
  const readLongest = () =>
    disc.evaluate((node) =>
      Math.max(...getComputedStyle(node).transitionDuration.split(",").map(Number.parseFloat)),
    );
  expect(await readLongest()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await readLongest()).toBe(0);
});
