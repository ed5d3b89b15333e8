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
  standings,
  tab,
} from "./quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the leaderboard ranks everyone, equal counts share a place", async ({ page }) => {
  await open(page, "/badgequest");
  await showPanel(page, "Leaderboard");
  const rows = await standings(page);
  expect(rows.length).toBe(12);
  expect(rows.slice(0, 5)).toEqual([
    "1st place Li O 4 badges",
    "2nd place Begoña Núñez 2 badges",
    "2nd place Åsa Åberg 2 badges",
    "2nd place O. Q. 2 badges",
    "5th place Wilhelmina-Josephine Abernathy-Fitzwilliam 0 badges",
  ]);
  expect(rows.map((row) => Number(/(\d+) badges$/.exec(row)?.[1]))).toEqual([
    4, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  ]);
});

test("the main panel starts with Team Stats: badges, who takes part, who leads", async ({
  page,
}) => {
  await open(page, "/badgequest");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tide Quest 2025");
  await expect(tab(page, isCompact(page) ? "Home" : "Team Stats")).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("definition").nth(0)).toHaveText("10");
  await expect(panel.getByRole("definition").nth(1)).toHaveText("33%");
  await expect(panel.getByRole("definition").nth(2)).toHaveText("Li O 4 badges");
  await expect(panel.getByRole("heading", { name: "Recently added" })).toBeVisible();
  for (const title of ["Fifty Plates", "Never Yet"]) {
    await expect(panel.getByRole("link", { name: title }).last()).toBeVisible();
  }
});

test("the chart of the weeks is also a table", async ({ page }) => {
  await open(page, "/badgequest");
  await page.getByText("Chart as a table").click();
  const table = page.getByRole("table", { name: "Badges per week" });
  await expect(table.getByRole("row")).toHaveCount(7);
  await expect(table.getByRole("row", { name: /^Jul 7/ })).toHaveText(/5$/);
  await expect(table.getByRole("row", { name: /^All/ })).toHaveText("All612110");
});

test("the history has the published totals of former editions and their leaders", async ({
  page,
}) => {
  await open(page, "/badgequest");
  for (const [title, text, leader] of [
    ["TQ 2024", "6 badges, 7% participation", "Gwen Gorse"],
    ["TQ 2023", "2 badges, 100% participation", "Abernathy-Fitzwilliam"],
  ] as const) {
    const edition = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title }) });
    await expect(edition.getByText(text)).toBeVisible();
    await expect(edition.getByRole("listitem").first()).toContainText(leader);
  }
});

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

test("the season's badges are greyed where nobody earned them, tagged above 1", async ({
  page,
}) => {
  await open(page, "/badgequest");
  await showPanel(page, "Badges");
  const links = badges(page).getByRole("link");
  await expect(links).toHaveCount(6);
  const wearsTag = (name: string, tag: string) =>
    expect(badges(page).getByRole("link", { name }).locator("[aria-hidden]").first()).toHaveText(
      tag,
    );
  await wearsTag("Low Tide (earned 3 times)", "3");
  await wearsTag("Knotty (earned 2 times)", "2");
  await wearsTag("Bucket List (earned once)", "");
  const dull = badges(page).getByRole("link", { name: /not earned/ });
  await expect(dull).toHaveCount(1);
  await expect(dull.first().locator("use")).toHaveAttribute("href", /unwon_off$/);
});

test("the name of a badge stands below its token", async ({ page }) => {
  await open(page, "/badgequest");
  await showPanel(page, "Badges");
  const badge = badges(page).getByRole("link", { name: "Low Tide" });
  const name = await boxOf(badge.getByText("Low Tide"));
  const token = await boxOf(badge.locator("svg"));
  expect(name.height).toBeGreaterThan(12);
  expect(name.y).toBeGreaterThanOrEqual(token.y + token.height);
});

test("selecting a person opens Individual Details", async ({ page }) => {
  await open(page, "/badgequest");
  await selectPerson(page, "Begoña Núñez");
  await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
  await expect(page).toHaveURL("/badgequest?view=person&player=nunez");
  await expect(page).toHaveTitle("Begoña Núñez · Tide Quest 2025");
  const name = isCompact(page) ? "Details" : "Individual Details";
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
});

test("selecting a badge opens Badge Details", async ({ page }) => {
  await open(page, "/badgequest");
  await selectBadge(page, "Knotty");
  await expect(detailsHeading(page, "Knotty")).toBeVisible();
  await expect(page).toHaveURL("/badgequest?view=badge&badge=KNOTTY");
  await expect(page).toHaveTitle("Knotty · Tide Quest 2025");
  const name = isCompact(page) ? "Details" : "Badge Details";
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
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
