import type { Page } from "@playwright/test";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { news } from "./news-page.ts";
import { changeData } from "#tests/e2e/arriving/page-data.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { search, season, count, cards } = news;

test("a season without news has the same empty state", async ({ page }) => {
  await changeData(page, "news", (data) => {
    data["stories"] = [];
  });
  await open(page, "/about");
  await followLink(page, "News");
  await expect(page.getByText("No Results")).toBeInViewport();
  await expect(page.getByText("Try a different search")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show All News" })).toBeVisible();
});

/** Ten thousand stories in place of the real ones. */
async function withManyStories(page: Page): Promise<void> {
  const stories = Array.from({ length: 10_000 }, (_, index) => ({
    title: `Tournament Recap ${index} (Women’s)`,
    link: `https://example.com/${index}`,
    date: "2019-07-10",
    longDate: "July 10, 2019",
    author: "Ultiworld",
  }));
  await changeData(page, "news", (data) => {
    data["stories"] = stories;
  });
}

/** All stories, reached by a link, so that the data may be others than the document's. */
async function openAll(page: Page): Promise<void> {
  await open(page, "/about");
  await followLink(page, "News");
  await season(page).selectOption("All News");
}

test("of ten thousand stories only those near the window are rendered", async ({ page }) => {
  await withManyStories(page);
  await openAll(page);
  await expect(count(page)).toHaveText("10000 stories");
  const before = await cards(page).count();
  expect(before).toBeLessThan(300);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
});

/** Milliseconds of the processor that a letter of a search in all stories costs, cheap ones. */
async function letterCost(page: Page): Promise<number> {
  await openAll(page);
  await expect(cards(page).nth(20)).toBeAttached();
  const client = await page.context().newCDPSession(page);
  // Time on the processor, which other work on the testing machine does not lengthen much.
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  await search(page).focus();
  const costs: number[] = [];
  for (const letter of "recap 77") {
    const before = await spent();
    await page.keyboard.type(letter);
    await expect(search(page)).toHaveValue(new RegExp(`${letter}$`));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
    );
    costs.push((await spent()) - before);
  }
  // The cheaper letters tell what the page does; a busy machine makes the others dearer.
  return costs.toSorted((one, other) => one - other)[costs.length >> 2] ?? Number.NaN;
}

// How long that is on a phone depends on the machine and is for the bench.
test("a letter among ten thousand stories costs hardly more than among the real ones @phone @slow", async ({
  page,
}) => {
  const few = await letterCost(page);
  await withManyStories(page);
  const many = await letterCost(page);
  await expect(count(page)).toHaveText("280 stories");
  // To look through ten thousand costs up to twice as much, to render all that is found thirteen times.
  expect(many).toBeLessThan(3 * few);
});
