/** Badge Quest on dedicated sites: a long edition, and the first day of one. */
import type { Locator, Page } from "@playwright/test";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";
import { badges, detailsHeading, leaderboard, showPanel, standings, tab } from "./quest-page.ts";
import { expect, test } from "./quest-site.ts";

// One worker builds the sites, and the tests choose their own widths.
test.describe.configure({ mode: "default" });

/** Number of links per panel at first render. */
interface FirstDrawn {
  leaderboard: number;
  badges: number;
}

/** Follows Home's link to Badge Quest. */
async function followFromHome(page: Page, site: string): Promise<FirstDrawn> {
  await open(page, `${site}/`);
  const link = page.locator('a[href="/badgequest"]').locator("visible=true").first();
  await link.scrollIntoViewIfNeeded();
  const firstDrawn = page.evaluate(
    () =>
      new Promise<FirstDrawn>((answer) => {
        // Not in the next frame: on a busy machine the rest is rendered by then.
        const watch = new MutationObserver(() => {
          if (document.querySelector("#leaderboard") === null) return;
          const [leaderboardTop = 0, badgesTop = 0] = ["leaderboard", "badges"].map(
            (panel) => document.querySelectorAll(`[aria-labelledby="${panel}"] li a`).length,
          );
          watch.disconnect();
          answer({ leaderboard: leaderboardTop, badges: badgesTop });
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link.click();
  return firstDrawn;
}

const links = (panel: Locator) => panel.getByRole("link");

test("a link to Badge Quest renders what the window shows of each panel, then the rest @desktop @slow", async ({
  page,
  longQuest,
}) => {
  const first = await followFromHome(page, longQuest);
  expect(first).toEqual({ leaderboard: 12, badges: 23 });
  await expect(links(leaderboard(page))).toHaveCount(41);
  await expect(links(badges(page))).toHaveCount(54);
});

test("in a narrow window a link to Badge Quest renders the selected tab only @desktop @slow", async ({
  page,
  longQuest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await followFromHome(page, longQuest)).toEqual({ leaderboard: 0, badges: 0 });
  await tab(page, "Leaderboard").click();
  await expect(links(leaderboard(page))).toHaveCount(41);
  await expect(links(badges(page))).toHaveCount(0);
  await tab(page, "Badges").click();
  await expect(links(badges(page))).toHaveCount(54);
});

/** Bottom of the page's bar. */
const BAR_HEIGHT = 72;

/** Space above the tabs in the main panel. */
const PANEL_PADDING = 24;

const mainPanel = (page: Page) => page.getByRole("tabpanel", { name: /Details|Stats/ });
const measureTabsTop = async (page: Page) =>
  Math.round(
    (await measureBox(page.getByRole("tablist", { name: "Badge Quest" }).locator("visible=true")))
      .y,
  );

test("no panel has a scroll bar of its own, and the last badge can be scrolled to @desktop @slow", async ({
  page,
  longQuest,
}) => {
  await open(page, `${longQuest}/badgequest`);
  for (const part of [leaderboard(page), badges(page), mainPanel(page)]) {
    const hidden = await part.evaluate((region) => region.scrollHeight - region.clientHeight);
    expect(hidden).toBe(0);
  }
  const last = badges(page).getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test("the end of the main panel stays in view while the longer badge panel scrolls on @desktop @slow", async ({
  page,
  longQuest,
}) => {
  await page.setViewportSize({ width: 1440, height: 828 });
  await open(page, `${longQuest}/badgequest`);
  const end = page.getByText("Last updated");
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  const { y } = await measureBox(end);
  await page.evaluate(() => window.scrollBy(0, 200));
  expect((await measureBox(end)).y).toBe(y);
});

test("a badge selected far down opens below the bar without scrolling, and the main panel follows to the top @desktop @slow", async ({
  page,
  longQuest,
}) => {
  await page.setViewportSize({ width: 1440, height: 828 });
  await watchShifts(page);
  await open(page, `${longQuest}/badgequest`);
  const far = badges(page).getByRole("link", { name: "Sea Wall 40" });
  await far.scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(1000);
  await far.click();
  await expect(detailsHeading(page, "Sea Wall 40")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
  expect(await measureTabsTop(page)).toBe(BAR_HEIGHT + PANEL_PADDING);
  // It follows on the way up; at the top it aligns with the other panels.
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => measureTabsTop(page)).toBe(BAR_HEIGHT + PANEL_PADDING);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect
    .poll(async () =>
      Math.round((await measureTabsTop(page)) - (await measureBox(leaderboard(page))).y),
    )
    .toBe(PANEL_PADDING);
  expect(await measureShift(page)).toBeLessThan(0.01);
});

test("a badge selected far down in the main panel is shown from its top, with the focus on its name @desktop @slow", async ({
  page,
  longQuest,
}) => {
  await open(page, `${longQuest}/badgequest?view=person&player=elder`);
  const far = mainPanel(page).getByRole("link", { name: /^Sea Wall 50/ });
  await far.scrollIntoViewIfNeeded();
  await far.click();
  await expect(tab(page, "Badge Details")).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => measureTabsTop(page)).toBe(BAR_HEIGHT + PANEL_PADDING);
  await expect(detailsHeading(page, "Sea Wall 50")).toBeFocused();
});

/** The two people with most badges, in the order of the roster. */
const leaders = ["Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley", "Gwen Gorse"];

/** The names under "Current leaders" from top to bottom and from left to right. */
async function namesInOrder(page: Page): Promise<string[]> {
  const names = await page.locator("dl dd a b").all();
  const placed = await Promise.all(
    names.map(async (name) => ({ text: await name.textContent(), box: await name.boundingBox() })),
  );
  return placed
    .toSorted(({ box: a }, { box: b }) => (a?.y ?? 0) - (b?.y ?? 0) || (a?.x ?? 0) - (b?.x ?? 0))
    .map(({ text }) => text ?? "");
}

test("everyone tied for first place is a leader, in leaderboard order @desktop @slow", async ({
  page,
  longQuest,
}) => {
  for (const width of [1440, 1150, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${longQuest}/badgequest`);
    await expect(page.getByText(/^(?:Current )?leaders$/i)).toBeVisible();
    expect(await namesInOrder(page), `${width}`).toEqual(leaders);
    await showPanel(page, "Leaderboard");
    const board = await standings(page);
    expect(board.slice(0, 4).map((row) => row.replace(/ \d+ badges?$/, ""))).toEqual([
      ...leaders.map((name) => `1st place ${name}`),
      "3rd place Bo Wolfeschlegelsteinhausenbergerdorff",
      "4th place Wilhelmina-Josephine Abernathy-Fitzwilliam",
    ]);
  }
});

test("very long names do not overflow at any width @desktop @slow", async ({ page, longQuest }) => {
  for (const path of [
    "/badgequest",
    "/badgequest?tab=leaderboard",
    "/badgequest?view=person&player=cedar",
    "/badgequest?view=badge&badge=FIFTY_PLATES",
    "/fiftyplates?edition=2024&plate=ME",
  ]) {
    await open(page, longQuest + path);
    expect(await findScrollingWidths(page), path).toEqual([]);
  }
});

test("very long names do not push numbers off the leaderboard @desktop @slow", async ({
  page,
  longQuest,
}) => {
  await open(page, `${longQuest}/badgequest`);
  const over = await leaderboard(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(over).toBe(0);
});

test("before the first award nobody leads, has a place or a list of badges @desktop @slow", async ({
  page,
  noAwards,
}) => {
  await open(page, `${noAwards}/badgequest`);
  await expect(page.getByText("Nobody has earned a badge yet.")).toBeVisible();
  await expect(page.getByText(/^(?:Current )?leaders?$/i)).toHaveCount(0);
  const board = await standings(page);
  expect(board.length).toBe(12);
  expect(board.filter((row) => row.includes("place"))).toEqual([]);
  await leaderboard(page).getByRole("link", { name: "Li O" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Li O" })).toBeVisible();
  await expect(page.getByText("0 of 6")).toBeVisible();
  await expect(page.getByText("Every time, with dates")).toHaveCount(0);
});

test("before the first claim every plate (fifty states and DC) is open @desktop @slow", async ({
  page,
  noAwards,
}) => {
  await open(page, `${noAwards}/fiftyplates`);
  await expect(page.getByRole("tab")).toHaveText(["2025"]);
  await expect(page.getByText("Nobody claimed it in 2025.")).toBeVisible();
  await expect(page.getByRole("link", { name: /: not claimed$/ })).toHaveCount(51);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Still out there"]);
  expect(await findScrollingWidths(page)).toEqual([]);
});
