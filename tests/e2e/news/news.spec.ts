import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { news } from "./news-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

const { season, count, cards, titles } = news;

test("the page starts with the news of Côte Sauvage 2026, newest first", async ({ page }) => {
  await open(page, "/news");
  await expect(page).toHaveTitle("News · Côte Sauvage Ultimate");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
  await expect(season(page)).toHaveValue("cote-sauvage-2026");
  await expect(count(page)).toHaveText("2 stories");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Breaking News");
  await expect(titles(page)).toHaveText([
    "Spring Tide Tune-Up recap: sand in everything",
    "Fathom vs. Côte Sauvage | Women’s Pool Play",
  ]);
});

test("a card is one link to a new tab with type, title, author and long date", async ({ page }) => {
  await open(page, "/news?season=cote-sauvage-2024");
  const video = page.getByRole("link", { name: /Côte Sauvage vs\. Gale/ });
  await expect(video).toHaveAccessibleName(
    "Video Côte Sauvage vs. Gale Tide TV June 18, 2024 (opens in a new tab)",
  );
  await expect(video).toHaveAttribute("href", "https://video.example/gale");
  await expect(video).toHaveAttribute("target", "_blank");
  await expect(video).toHaveAttribute("rel", "noopener");
  await expect(video.locator("use[href='#icons-play']")).toHaveCount(2);
  const article = page.getByRole("link", { name: /Fog Bowl recap/ });
  await expect(article).toHaveAccessibleName(/^Article Fog Bowl recap: /);
  await expect(article.locator("use[href='#icons-article']")).toHaveCount(1);
  await expect(article.locator("time")).toHaveText("June 20, 2024");
  await expect(article.locator("time")).toHaveAttribute("datetime", "2024-06-20");
});

test("the select lists All News and the seasons, newest first", async ({ page }) => {
  await open(page, "/news");
  await expect(season(page).getByRole("option")).toHaveText([
    "All News",
    "Côte Sauvage 2027",
    "Côte Sauvage 2026",
    "Côte Sauvage 2025",
    "Côte Sauvage 2024",
    "Côte Sauvage 2023",
  ]);
});

test("All News lists every story, newest first, with those of a year without a season among them", async ({
  page,
}) => {
  await open(page, "/news");
  await season(page).selectOption("All News");
  await expect(page).toHaveURL("/news?show=all");
  await expect(count(page)).toHaveText("30 stories");
  await expect(cards(page)).toHaveCount(30);
  const dates = await page
    .locator("#main time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.filter((date) => date.startsWith("2022"))).toHaveLength(25);
});

test("no season lists a story of a year without one", async ({ page }) => {
  await open(page, "/news?q=before+the+club");
  for (const year of [2026, 2025, 2024, 2023]) {
    await season(page).selectOption(`Côte Sauvage ${year}`);
    await expect(page.getByText("No Results")).toBeVisible();
  }
  await season(page).selectOption("All News");
  await expect(titles(page)).toHaveText(["Before the club: a beach, a disc"]);
});

test("picking a season clears show-all and stands in the address", async ({ page }) => {
  await open(page, "/news?show=all");
  await expect(season(page)).toHaveValue("all");
  await season(page).selectOption("Côte Sauvage 2025");
  await expect(page).toHaveURL("/news?season=cote-sauvage-2025");
  await expect(count(page)).toHaveText("1 story");
  await season(page).selectOption("Côte Sauvage 2026");
  await expect(page).toHaveURL("/news");
});

test("back, forward and reload show what the address says", async ({ page }) => {
  await open(page, "/news");
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

test("a selected season goes along to the other pages", async ({ page }) => {
  await open(page, "/news");
  await season(page).selectOption("Côte Sauvage 2024");
  await expect(page.locator("a[href='/results?season=cote-sauvage-2024']").first()).toBeAttached();
});

test("seven posters of the season, or of all, stand in the grid @drawn", async ({ page }) => {
  await open(page, "/news");
  const grid = (of: string) => page.getByRole("img", { name: `Seven posters from ${of}` });
  await expect(grid("Côte Sauvage 2026").locator("svg")).toHaveCount(7);
  await season(page).selectOption("Côte Sauvage 2024");
  await expect(grid("Côte Sauvage 2024").locator("use").first()).toHaveAttribute(
    "href",
    /photos-2024/,
  );
  await season(page).selectOption("All News");
  await expect(grid("all seasons").locator("use").first()).toHaveAttribute("href", /photos-all/);
  const first = await grid("all seasons").locator("svg").nth(0).boundingBox();
  const second = await grid("all seasons").locator("svg").nth(1).boundingBox();
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo(2, 0);
});

test("an unknown season shows the default season and says so", async ({ page }) => {
  await open(page, "/news?season=cote-sauvage-2021");
  await expect(
    page.getByText("That season is not in the record. This is Côte Sauvage 2026."),
  ).toBeVisible();
  await expect(titles(page)).toHaveCount(2);
});

test("News has no accessibility violations by day and by night", async ({ page }) => {
  for (const query of ["?season=cote-sauvage-2025", "?q=zucchini", "?season=cote-sauvage-2030"]) {
    await open(page, `/news${query}`);
    expect(await violationsByDayAndNight(page), query).toEqual([]);
  }
});

test("nothing moves for those who prefer less motion", async ({ page }) => {
  await open(page, "/news");
  const disc = cards(page).first().locator("a > span:has(> svg)").last();
  const duration = async () => {
    const text = await disc.evaluate((node) => getComputedStyle(node).transitionDuration);
    return Math.max(...text.split(",").map(Number.parseFloat));
  };
  expect(await duration()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toBeLessThan(0.001);
});

test("no width scrolls sideways", async ({ page }) => {
  for (const query of ["", "?show=all", "?q=zucchini"]) {
    await open(page, `/news${query}`);
    expect(await sidewaysWidths(page)).toEqual([]);
  }
});

test("@no-scripts the news of the default season can be read", async ({ page }) => {
  await page.goto("/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
  await expect(titles(page)).toHaveCount(2);
  await expect(page.getByText("May 2, 2026")).toBeVisible();
  await expect(
    page.getByRole("img", { name: "Seven posters from Côte Sauvage 2026" }),
  ).toBeVisible();
  await expect(cards(page).first().getByRole("link")).toHaveAttribute("target", "_blank");
});
