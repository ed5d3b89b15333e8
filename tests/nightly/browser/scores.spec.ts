/** Tests a tournament in progress, with a fake clock and fake responses. */
import type { Page } from "@playwright/test";
import {
  address,
  announcement,
  beforeFirst,
  countRequests,
  dataPattern,
  enterScore,
  games,
  openAt,
  passTime,
} from "#tests/e2e/scores-page.ts";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";

/** Hides the page, as a tab switch does, or shows it again. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("on the day of a tournament the next game comes first, with both local times and the wait", async ({
  page,
}) => {
  await page.clock.install({ time: beforeFirst });
  await open(page, address);
  await expect(games(page)).toContainText("Next game");
  await expect(games(page)).toContainText("9:00 AM Eastern");
  await expect(games(page)).toContainText("6:30 PM your time");
  await expect(games(page)).toContainText(/3[45] minutes/);
  await page.clock.runFor("30:00");
  await expect(games(page)).toContainText(/(?<!\d)[345] minutes/);
  await page.clock.runFor("06:00");
  await expect(games(page)).toContainText("On now");
  expect(await violationsByDayAndNight(page)).toEqual([]);
  expect(await findScrollingWidths(page)).toEqual([]);
});

test("the last score of a tournament is announced, and its page offers no further ones", async ({
  page,
}) => {
  await openAt(page);
  // Screen readers hear only what changes within a status that they know.
  await announcement(page).evaluate((status) => status.setAttribute("data-seen", "before"));
  await enterScore(page, { us: 15, them: 9 }, true);
  await passTime(page, "01:05");
  await expect(announcement(page)).toHaveText("Score in: won 15 to 9 against Saint John Drift.");
  await expect(announcement(page)).toHaveAttribute("data-seen", "before");
  await expect(page.getByRole("button", { name: "Check now" })).toHaveCount(0);
});

test("once its document has no scores to come, the page offers to load it", async ({ page }) => {
  await openAt(page);
  const body = "<h1>Fog Bowl</h1>";
  await page.route(dataPattern, (route) => route.fulfill({ contentType: "text/html", body }));
  const requestCount = await countRequests(page);
  await passTime(page, "01:05");
  await expect(games(page)).toContainText("This page has been updated");
  await expect(page.getByRole("button", { name: "Load it" })).toBeVisible();
  await page.clock.runFor("10:00");
  expect(await requestCount()).toBe(1);
});

test("a hidden page fetches no scores, and once it is visible again, at once", async ({ page }) => {
  await openAt(page);
  const requestCount = await countRequests(page);
  await setVisibility(page, "hidden");
  await page.clock.runFor("20:00");
  expect(await requestCount()).toBe(0);
  await setVisibility(page, "visible");
  await expect(games(page)).toContainText("Checked just now");
  expect(await requestCount()).toBe(1);
});

test("with data saving on, scores are fetched only on request", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openAt(page);
  const requestCount = await countRequests(page);
  await page.clock.runFor("20:00");
  expect(await requestCount()).toBe(0);
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(games(page)).toContainText("Checked just now");
  await page.clock.runFor("20:00");
  expect(await requestCount()).toBe(1);
});
