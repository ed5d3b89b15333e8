/** Tests a tournament in progress, with a fake clock and fake responses. */
import { test as testWithErrors } from "@playwright/test";
import {
  announcement,
  countRequests,
  dataPattern,
  enterScore,
  games,
  openAt,
  passTime,
} from "./scores-page.ts";
import { violationsByDayAndNight } from "./support/axe.ts";
import { expect, test, withoutWorker } from "./support/test.ts";

test("a published score appears without a reload, is announced, and is marked as new for ten minutes", async ({
  page,
}) => {
  await openAt(page);
  const calendar = page.getByRole("link", { name: /Add to calendar/ });
  await calendar.focus();
  await enterScore(page, { us: 15, them: 8 });
  await page.clock.runFor("01:05");
  await expect(announcement(page)).toHaveText("Score in: won 15 to 8 against Saint John Drift.");
  const played = page.getByRole("region", { name: "Played" });
  await expect(played.getByRole("listitem")).toContainText("Saint John Drift");
  await expect(played.getByText("New score")).toBeVisible();
  await expect(calendar).toBeFocused();
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await page.clock.runFor("08:00");
  await expect(played.getByText("New score")).toBeVisible();
  await page.clock.runFor("03:00");
  await expect(played.getByText("New score")).toHaveCount(0);
});

testWithErrors(
  "from the second failure on a tournament’s page says that its scores could not be loaded",
  async ({ page }) => {
    await withoutWorker(page);
    await openAt(page);
    await page.route(dataPattern, (route) => route.fulfill({ status: 500 }));
    const requestCount = await countRequests(page);
    await passTime(page, "01:05");
    expect(await requestCount()).toBe(1);
    await expect(games(page)).not.toContainText("The scores couldn’t be loaded");
    await passTime(page, "02:05");
    expect(await requestCount()).toBe(2);
    await expect(games(page)).toContainText("The scores couldn’t be loaded");
    await expect(announcement(page)).toBeEmpty();
  },
);

testWithErrors(
  "without a connection a tournament’s page says at once how old its scores are",
  async ({ page, context }) => {
    await withoutWorker(page);
    await openAt(page);
    await page.getByRole("button", { name: "Check now" }).click();
    await expect(games(page)).toContainText("Checked just now");
    await context.setOffline(true);
    await expect(games(page)).toContainText(/Not updated since \d:\d\d PM/);
  },
);
