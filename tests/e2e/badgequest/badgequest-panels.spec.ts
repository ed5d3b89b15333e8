/** On desktops three panels stand beside each other; only the page scrolls. */
import type { Page } from "@playwright/test";
import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { badges, detailsHeading, leaderboard, tab } from "./quest-page.ts";
import { moved, watchMoves } from "#tests/e2e/support/moves.ts";
import { expect, test } from "./quest-site.ts";

test.describe.configure({ mode: "default" });

/** Where the page's bar ends. */
const BAR = 72;

const panel = (page: Page) => page.getByRole("tabpanel", { name: /Details|Stats/ });
const topOfViews = async (page: Page) =>
  Math.round(
    (await boxOf(page.getByRole("tablist", { name: "Badge Quest" }).locator("visible=true"))).y,
  );

test("no panel scrolls in itself, each is as long as what it holds @desktop", async ({
  page,
  longQuest,
}) => {
  await open(page, `${longQuest}/badgequest`);
  for (const one of [leaderboard(page), badges(page), panel(page)]) {
    const hidden = await one.evaluate((region) => region.scrollHeight - region.clientHeight);
    expect(hidden).toBe(0);
  }
  const last = badges(page).getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test("the main panel is seen to its end beside the longer badges, and stays there @desktop", async ({
  page,
  longQuest,
}) => {
  await page.setViewportSize({ width: 1440, height: 828 });
  await open(page, `${longQuest}/badgequest`);
  const end = page.getByText("Last updated");
  await page.evaluate(() => window.scrollTo(0, 1000));
  await expect(end).toBeInViewport();
  const { y } = await boxOf(end);
  await page.evaluate(() => window.scrollTo(0, 1300));
  expect((await boxOf(end)).y).toBe(y);
});

test("a pick from far down opens below the bar, and nothing is missing above it @desktop", async ({
  page,
  longQuest,
}) => {
  await page.setViewportSize({ width: 1440, height: 828 });
  await watchMoves(page);
  await open(page, `${longQuest}/badgequest`);
  await page.evaluate(() => window.scrollTo(0, 1700));
  const far = badges(page).getByRole("link", { name: "Sea Wall 40" });
  await expect(far).toBeInViewport();
  await far.click();
  await expect(detailsHeading(page, "Sea Wall 40")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(1700);
  expect(await topOfViews(page)).toBe(BAR + 24);
  // On the way up it comes along; at the top it stands where the other panels start.
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => topOfViews(page)).toBe(BAR + 24);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect
    .poll(async () => Math.round((await topOfViews(page)) - (await boxOf(leaderboard(page))).y))
    .toBe(24);
  expect(await moved(page)).toBeLessThan(0.01);
});

test("a pick far down in the main panel leads back to its top @desktop", async ({
  page,
  longQuest,
}) => {
  await open(page, `${longQuest}/badgequest?badge=FIFTY_PLATES`);
  const far = panel(page).getByRole("link", { name: "Sol Vega" }).last();
  await far.scrollIntoViewIfNeeded();
  await far.click();
  await expect(tab(page, "Individual Details")).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => topOfViews(page)).toBe(BAR + 24);
  await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeFocused();
});

test("names keep their words whole at every width @desktop", async ({ page }) => {
  await open(page, "/badgequest");
  for (let width = 1100; width <= 1440; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.evaluate(() => {
      const names = [...document.querySelectorAll<HTMLElement>("dl b, section a > span")];
      return names
        .filter((name) => name.scrollWidth > name.clientWidth && name.clientWidth > 1)
        .map((name) => name.textContent);
    });
    expect(broken, String(width)).toEqual([]);
    const leader = await boxOf(page.getByRole("definition").last().locator("b"));
    expect(leader.height, String(width)).toBeLessThan(60);
  }
});
