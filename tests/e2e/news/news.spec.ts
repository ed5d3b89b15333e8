import { changeData } from "#tests/e2e/arriving/page-data.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { isPhone } from "#tests/e2e/support/layout.ts";
import { newsPage } from "./news-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { season, count, cards, titles } = newsPage;

test("a selected season is in the URL and the title, in links to other pages, and after Back, Forward and a reload @every-browser", async ({
  page,
}) => {
  await open(page, "/news?season=cote-sauvage-2021&show=all");
  await test.step("selecting a season clears show-all and is kept on other pages", async () => {
    await expect(season(page)).toHaveValue("all");
    await season(page).selectOption("Côte Sauvage 2025");
    await expect(page).toHaveURL("/news?season=cote-sauvage-2025");
    await expect(page).toHaveTitle("Côte Sauvage 2025 · News");
    await expect(
      page.locator("a[href='/results?season=cote-sauvage-2025']").first(),
    ).toBeAttached();
    await expect(count(page)).toHaveText("1 story");
    await season(page).selectOption("Côte Sauvage 2026");
    await expect(page).toHaveURL("/news");
    await expect(page).toHaveTitle("News · Côte Sauvage Ultimate");
  });
  await test.step("Back, Forward and a reload show the view of the URL", async () => {
    await season(page).selectOption("Côte Sauvage 2024");
    await season(page).selectOption("All News");
    await expect(page).toHaveURL("/news?season=cote-sauvage-2024&show=all");
    await page.goBack();
    await expect(season(page)).toHaveValue("cote-sauvage-2024");
    await page.goBack();
    await expect(count(page)).toHaveText("2 stories");
    await page.goForward();
    await page.reload();
    await expect(season(page)).toHaveValue("cote-sauvage-2024");
    await expect(cards(page).first().locator("time")).toContainText("2024");
  });
});

test("the grid shows pictures of the season, each a link to a tournament or opponent of its stories @drawn", async ({
  page,
}) => {
  await open(page, "/news");
  const grid = (season: string) => page.getByRole("list", { name: `In the stories of ${season}` });
  const links = grid("Côte Sauvage 2026").getByRole("link");
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all())
    await expect(link).toHaveAttribute("href", /^\/(?:tournaments|opponents)\//);
  await season(page).selectOption("Côte Sauvage 2024");
  await expect(grid("Côte Sauvage 2024").locator("use").first()).toHaveAttribute(
    "href",
    /photos-2024/,
  );
  await season(page).selectOption("All News");
  await expect(grid("all seasons").locator("use").first()).toHaveAttribute("href", /photos-all/);
  await test.step("the first picture is three times as wide as the others on phones only", async () => {
    const first = await grid("all seasons").locator("svg").nth(0).boundingBox();
    const second = await grid("all seasons").locator("svg").nth(1).boundingBox();
    const times = (first?.width ?? 0) / (second?.width ?? 1);
    expect(times).toBeCloseTo(isPhone(page) ? 3 : 1, 0);
  });
});

test("the arrow of a story moves at once with reduced motion @drawn", async ({ page }) => {
  await open(page, "/news?show=all");
  const disc = cards(page).first().locator("a > span:has(> svg)").last();
  const duration = async () => {
    const text = await disc.evaluate((node) => getComputedStyle(node).transitionDuration);
    return Math.max(...text.split(",").map(Number.parseFloat));
  };
  expect(await duration()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toBeLessThan(0.001);
});

test("stories are in the first view: two on a phone, six on a desktop @both", async ({ page }) => {
  await page.setViewportSize(
    isPhone(page) ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  );
  await open(page, "/news?show=all");
  const last = cards(page).nth(isPhone(page) ? 1 : 5);
  await expect(last.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await test.step("search results come before the posters", async () => {
    await open(page, "/news?q=fathom");
    await expect(titles(page).first()).toBeInViewport();
  });
});

test("a season without news says so, and offers all news", async ({ page }) => {
  await changeData(page, "news", (data) => {
    data["stories"] = [];
  });
  await open(page, "/about");
  await followLink(page, "News");
  await expect(page.getByText("No Results")).toBeInViewport();
  await expect(page.getByText("Try a different search")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show All News" })).toBeVisible();
});

test("without scripts the stories of the default season are readable @no-scripts", async ({
  page,
}) => {
  await page.goto("/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
  await expect(titles(page)).toHaveCount(2);
  await expect(page.getByText("May 2, 2026")).toBeVisible();
  await expect(
    page.getByRole("list", { name: "In the stories of Côte Sauvage 2026" }),
  ).toBeVisible();
  await expect(cards(page).first().getByRole("link")).toHaveAttribute("target", "_blank");
});
