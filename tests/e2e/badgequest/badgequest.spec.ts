import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import {
  badges,
  detailsHeading,
  isCompact,
  leaderboard,
  selectBadge,
  selectPerson,
  showPanel,
  tab,
} from "./quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the last update is told by the visitor's clock, with its moment in a tooltip", async ({
  page,
}) => {
  await page.clock.setFixedTime("2025-09-01T18:30:00Z");
  await open(page, "/badgequest");
  const time = page.locator("time");
  await expect(time).toHaveText("2 hours ago");
  await expect(time).toHaveAttribute("title", "Sep 1st 2025, 12:00 pm");
  await expect(time).toHaveAttribute("datetime", "2025-09-01T12:00:00-04:00");
});

test("the name of a badge stands below its token @both", async ({ page }) => {
  await open(page, "/badgequest");
  await showPanel(page, "Badges");
  const badge = badges(page).getByRole("link", { name: "Low Tide" });
  const name = await boxOf(badge.getByText("Low Tide"));
  const token = await boxOf(badge.locator("svg"));
  expect(name.height).toBeGreaterThan(12);
  expect(name.y).toBeGreaterThanOrEqual(token.y + token.height);
});

test("selecting a person opens Individual Details, and a badge Badge Details @both @every-browser", async ({
  page,
}) => {
  await open(page, "/badgequest");
  for (const { select, name, address, details } of [
    {
      select: selectPerson,
      name: "Begoña Núñez",
      address: "view=person&player=nunez",
      details: "Individual Details",
    },
    {
      select: selectBadge,
      name: "Knotty",
      address: "view=badge&player=nunez&badge=KNOTTY",
      details: "Badge Details",
    },
  ]) {
    await select(page, name);
    await expect(detailsHeading(page, name)).toBeVisible();
    await expect(page).toHaveURL(`/badgequest?${address}`);
    await expect(page).toHaveTitle(`${name} · Tide Quest 2025`);
    const panel = isCompact(page) ? "Details" : details;
    await expect(tab(page, panel)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: panel })).toBeVisible();
  }
});

test("selecting on a phone shows the top of the details @phone", async ({ page }) => {
  await open(page, "/badgequest?tab=leaderboard");
  await leaderboard(page).getByRole("link", { name: "Gudrun Brandt" }).click();
  await expect(detailsHeading(page, "Gudrun Brandt")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(leaderboard(page)).toBeHidden();
});

test("what is selected is marked on the leaderboard and among the badges @desktop", async ({
  page,
}) => {
  await open(page, "/badgequest?view=person&player=aberg&badge=KNOTTY");
  const current = page.locator('main section [aria-current="true"]');
  await expect(current).toHaveCount(1);
  await expect(current).toContainText("Åsa Åberg");
  await tab(page, "Badge Details").click();
  await expect(current).toHaveCount(1);
  await expect(current).toContainText("Knotty");
  await tab(page, "Team Stats").click();
  await expect(current).toHaveCount(0);
});
