import { violations } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { news } from "#tests/e2e/support/news-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

const { season, count, cards, titles } = news;

test("the page starts with the news of Rival 2022, newest first", async ({ page }) => {
  await open(page, "/news");
  await expect(page).toHaveTitle("News · Rival Ultimate");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
  await expect(season(page)).toHaveValue("rival-2022");
  await expect(count(page)).toHaveText("2 stories");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Breaking News");
  await expect(titles(page)).toHaveText([
    "Scandal vs. Rival | Women's Round Robin",
    "Brute Squad vs. Rival | Women's Round Robin",
  ]);
});

test("a card is one link to a new tab with type, title, author and long date", async ({ page }) => {
  await open(page, "/news?season=rival-2021");
  const video = page.getByRole("link", { name: /Rival vs\. Bent \| Women's Pool Play/ });
  await expect(video).toHaveAccessibleName(
    "Video Rival vs. Bent | Women's Pool Play Ultiworld October 22, 2021 (opens in a new tab)",
  );
  await expect(video).toHaveAttribute(
    "href",
    "https://ultiworld.com/video/127211/rival-vs-bent-womens-pool-play/",
  );
  await expect(video).toHaveAttribute("target", "_blank");
  await expect(video).toHaveAttribute("rel", "noopener");
  await expect(video.locator("use[href='#icons-play']")).toHaveCount(2);
  const article = page.getByRole("link", { name: /Club Season Primer 2021/ });
  await expect(article).toHaveAccessibleName(/^Article Club Season Primer 2021: /);
  await expect(article.locator("use[href='#icons-article']")).toHaveCount(1);
  await expect(article.locator("time")).toHaveText("July 16, 2021");
  await expect(article.locator("time")).toHaveAttribute("datetime", "2021-07-16");
});

test("the select lists All News and the seasons, newest first", async ({ page }) => {
  await open(page, "/news");
  await expect(season(page).getByRole("option")).toHaveText([
    "All News",
    "Rival 2022",
    "Rival 2021",
    "Rival 2019",
    "Rival 2018",
    "Rival 2017",
    "Rival 2016",
    "Rival 2015",
  ]);
});

test("All News lists every story, newest first, with the one of 2020 among them", async ({
  page,
}) => {
  await open(page, "/news");
  await season(page).selectOption("All News");
  await expect(page).toHaveURL("/news?show=all");
  await expect(count(page)).toHaveText("73 stories");
  await expect(cards(page)).toHaveCount(73);
  const dates = await page
    .locator("#main time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.filter((date) => date.startsWith("2020"))).toEqual(["2020-05-26"]);
});

test("no season lists the story of 2020", async ({ page }) => {
  await open(page, "/news?q=send+it+back");
  for (const year of [2022, 2021, 2019, 2018]) {
    await season(page).selectOption(`Rival ${year}`);
    await expect(page.getByText("No Results")).toBeVisible();
  }
  await season(page).selectOption("All News");
  await expect(titles(page)).toHaveText(["Send it Back: Rival v. Phoenix (2018 ESC Semifinal)"]);
});

test("picking a season clears show-all and stands in the address", async ({ page }) => {
  await open(page, "/news?show=all");
  await expect(season(page)).toHaveValue("all");
  await season(page).selectOption("Rival 2019");
  await expect(page).toHaveURL("/news?season=rival-2019");
  await expect(count(page)).toHaveText("16 stories");
  await season(page).selectOption("Rival 2022");
  await expect(page).toHaveURL("/news");
});

test("back, forward and reload show what the address says", async ({ page }) => {
  await open(page, "/news");
  await season(page).selectOption("Rival 2017");
  await season(page).selectOption("All News");
  await expect(page).toHaveURL("/news?season=rival-2017&show=all");
  await page.goBack();
  await expect(season(page)).toHaveValue("rival-2017");
  await page.goBack();
  await expect(count(page)).toHaveText("2 stories");
  await page.goForward();
  await page.reload();
  await expect(season(page)).toHaveValue("rival-2017");
  await expect(cards(page).first().locator("time")).toContainText("2017");
});

test("a selected season goes along to the other pages", async ({ page }) => {
  await open(page, "/news");
  await season(page).selectOption("Rival 2018");
  await expect(page.locator("a[href='/results?season=rival-2018']").first()).toBeAttached();
});

test("seven posters of the season, or of all, stand in the grid @drawn", async ({ page }) => {
  await open(page, "/news");
  const grid = (of: string) => page.getByRole("img", { name: `Seven posters from ${of}` });
  await expect(grid("Rival 2022").locator("svg")).toHaveCount(7);
  await season(page).selectOption("Rival 2016");
  await expect(grid("Rival 2016").locator("use").first()).toHaveAttribute("href", /photos-2016/);
  await season(page).selectOption("All News");
  await expect(grid("all seasons").locator("use").first()).toHaveAttribute("href", /photos-all/);
  const first = await grid("all seasons").locator("svg").nth(0).boundingBox();
  const second = await grid("all seasons").locator("svg").nth(1).boundingBox();
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo(2, 0);
});

test("an unknown season shows the default season and says so", async ({ page }) => {
  await open(page, "/news?season=rival-2020");
  await expect(
    page.getByText("That season is not in the record. This is Rival 2022."),
  ).toBeVisible();
  await expect(titles(page)).toHaveCount(2);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`News has no accessibility violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const query of ["?season=rival-2021", "?q=zucchini", "?season=rival-2030"]) {
      await open(page, `/news${query}`);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test("nothing moves for those who prefer less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/news");
  const disc = cards(page).first().locator("a > span").last();
  const duration = await disc.evaluate((node) => getComputedStyle(node).transitionDuration);
  expect(Math.max(...duration.split(",").map(Number.parseFloat))).toBeLessThan(0.001);
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
  await expect(page.getByText("August 15, 2022")).toBeVisible();
  await expect(page.getByRole("img", { name: "Seven posters from Rival 2022" })).toBeVisible();
  await expect(cards(page).first().getByRole("link")).toHaveAttribute("target", "_blank");
});
