import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";
import { sidewaysWidths } from "./support/width.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search headlines" });
const season = (page: Page) => page.getByRole("combobox", { name: "Season" });
const count = (page: Page) => page.getByRole("search").getByRole("status");
const cards = (page: Page) => page.locator("#main ol > li");
const titles = (page: Page) => page.getByRole("heading", { level: 3 });
const top = (page: Page) => page.evaluate(() => window.scrollY);

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
  await expect(count(page)).toHaveText("14 stories");
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

test("the search takes any part of a title, in any case", async ({ page }) => {
  await open(page, "/news?show=all");
  await search(page).pressSequentially("SPIRIT scor");
  await expect(titles(page)).toHaveText(["Here Are The Spirit Scores From Nationals"]);
  await expect(count(page)).toHaveText("1 story");
  await expect(page).toHaveURL("/news?show=all&q=SPIRIT+scor");
});

test("accents and the kind of apostrophe do not matter", async ({ page }) => {
  await open(page, "/news?show=all&q=women's");
  const found = await count(page).textContent();
  expect(Number.parseInt(found ?? "", 10)).toBeGreaterThan(20);
  for (const other of ["women’s", "womens", "WÓMEN`S"]) {
    await search(page).fill(other);
    await expect(page).toHaveURL(`/news?show=all&q=${encodeURIComponent(other)}`);
    await expect(count(page)).toHaveText(found ?? "");
  }
});

test("the clear button is there only with text, and gives the field back", async ({ page }) => {
  await open(page, "/news");
  const clear = page.getByRole("search").getByRole("button", { name: "Clear search" });
  await expect(clear).toHaveCount(0);
  await search(page).fill("scandal");
  await expect(titles(page)).toHaveCount(1);
  await clear.click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(titles(page)).toHaveCount(2);
  await expect(page).toHaveURL("/news");
});

test("a search without hits has the empty state, whose button clears it", async ({ page }) => {
  await open(page, "/news?q=zucchini");
  await expect(page.getByText("No Results")).toBeInViewport();
  await expect(page.getByText("Try a different search")).toBeInViewport();
  await expect(count(page)).toHaveText("0 stories");
  await expect(cards(page)).toHaveCount(0);
  await page.locator("section").getByRole("button", { name: "Clear search" }).click();
  await expect(titles(page)).toHaveCount(2);
  await expect(page.getByText("No Results")).toHaveCount(0);
});

test("a season without news has the same empty state", async ({ page }) => {
  await page.route("**/assets/news-archive*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export const data = [];" }),
  );
  await open(page, "/news?season=rival-2018");
  await expect(page.getByText("No Results")).toBeInViewport();
  await expect(page.getByText("Try a different search")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show All News" })).toBeVisible();
});

test("changing season, show-all or search scrolls to the top", async ({ page }) => {
  await open(page, "/news?show=all");
  await expect(cards(page)).toHaveCount(73);
  for (const change of [
    () => season(page).selectOption("Rival 2019"),
    () => season(page).selectOption("All News"),
    () => search(page).fill("club"),
  ]) {
    await page.evaluate(() => {
      window.scrollTo(0, 700);
    });
    await change();
    await expect.poll(() => top(page)).toBe(0);
  }
});

test("seven posters of the season, or of all, stand in the grid", async ({ page }) => {
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

test("a search shows what it found before the posters", async ({ page }) => {
  await open(page, "/news?q=scandal");
  await expect(titles(page).first()).toBeInViewport();
});

test("an unknown season shows the default season and says so", async ({ page }) => {
  await open(page, "/news?season=rival-2020");
  await expect(
    page.getByText("That season is not in the record. This is Rival 2022."),
  ).toBeVisible();
  await expect(titles(page)).toHaveCount(2);
});

test("news that cannot be fetched say so, and the rest of the page stays", async ({ page }) => {
  await page.route("**/assets/news-archive*.js", (route) => route.abort());
  page.on("console", () => undefined);
  await open(page, "/news");
  await season(page).selectOption("Rival 2019");
  await expect(page.getByRole("alert")).toContainText("The news could not be shown.");
  await season(page).selectOption("Rival 2022");
  await expect(titles(page)).toHaveCount(2);
});

test("the keyboard alone searches, clears, chooses and opens", async ({ page }) => {
  await open(page, "/news?show=all");
  await search(page).focus();
  await page.keyboard.type("mega");
  await expect(count(page)).not.toHaveText("73 stories");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("search").getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("73 stories");
  await page.keyboard.press("Tab");
  await expect(season(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cards(page).first().getByRole("link")).toBeFocused();
});

/** Ten thousand stories in place of the archive. */
async function withManyStories(page: Page): Promise<void> {
  const stories = Array.from({ length: 10_000 }, (_, index) => ({
    title: `Tournament Recap ${index} (Women’s)`,
    link: `https://example.com/${index}`,
    date: "2019-07-10",
    longDate: "July 10, 2019",
    author: "Ultiworld",
  }));
  await page.route("**/assets/news-archive*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const data = ${JSON.stringify(stories)};`,
    }),
  );
}

test("of ten thousand stories only those near the window are rendered", async ({ page }) => {
  await withManyStories(page);
  await open(page, "/news?show=all");
  await expect(count(page)).toHaveText("10000 stories");
  const before = await cards(page).count();
  expect(before).toBeLessThan(300);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
});

test("typing among ten thousand stories answers within 50 ms on a slow phone", async ({ page }) => {
  await withManyStories(page);
  await open(page, "/news?show=all");
  await expect(count(page)).toHaveText("10000 stories");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await search(page).focus();
  const delays: number[] = [];
  for (const letter of "recap 77") {
    delays.push(
      await page.evaluate(async (typed) => {
        const field = document.querySelector<HTMLInputElement>("input[type=search]");
        if (field === null) return Infinity;
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
        const start = performance.now();
        set?.call(field, field.value + typed);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        // After the frame that shows the letter and what it found has been made.
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return performance.now() - start;
      }, letter),
    );
  }
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(search(page)).toHaveValue("recap 77");
  const median = delays.toSorted((one, other) => one - other)[delays.length >> 1] ?? Infinity;
  expect(median, delays.map(Math.round).join(" ")).toBeLessThan(50);
});

test("News has no accessibility violations by day and by night", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const query of ["", "?show=all", "?q=zucchini", "?season=rival-2030"]) {
      await open(page, `/news${query}`);
      expect(await violations(page)).toEqual([]);
    }
  }
});

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
