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
} from "#tests/e2e/support/quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the leaderboard ranks 28 people, equal counts share a place", async ({ page }) => {
  await open(page, "/badgequest");
  await showPanel(page, "Leaderboard");
  const rows = await standings(page);
  expect(rows.length).toBe(28);
  expect(rows.slice(0, 4)).toEqual([
    "1st place Laura Soter 87 badges",
    "2nd place Iris Javersak 80 badges",
    "3rd place Jenny Perry 72 badges",
    "4th place Sara Scott 70 badges",
  ]);
  expect(rows.map((row) => Number(/(\d+) badges$/.exec(row)?.[1]))).toEqual([
    87, 80, 72, 70, 65, 57, 52, 51, 38, 36, 35, 34, 28, 28, 25, 23, 22, 22, 21, 21, 19, 14, 12, 11,
    11, 8, 6, 3,
  ]);
  expect(rows.slice(11, 15).map((row) => Number.parseInt(row, 10))).toEqual([12, 13, 13, 15]);
  expect(rows[12]).toContain("Lucy Bender 28");
  expect(rows[13]).toContain("Kari Paine 28");
  expect(rows[27]).toContain("Maddie Fleming 3 badges");
});

test("the main panel starts with Team Stats: 951 badges, everybody, Laura Soter", async ({
  page,
}) => {
  await open(page, "/badgequest");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Badge Quest 2019");
  await expect(tab(page, isCompact(page) ? "Home" : "Team Stats")).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("definition").nth(0)).toHaveText("951");
  await expect(panel.getByRole("definition").nth(1)).toHaveText("100%");
  await expect(panel.getByRole("definition").nth(2)).toHaveText("Laura Soter 87 badges");
  await expect(panel.getByRole("heading", { name: "Recently added" })).toBeVisible();
  for (const title of ["Book Club", "Extra Extra", "Eco-Rival", "Hometown Hero", "Gossip Galore"]) {
    await expect(panel.getByRole("link", { name: title })).toBeVisible();
  }
});

test("the chart of the weeks is also a table", async ({ page }) => {
  await open(page, "/badgequest");
  await page.getByText("The chart as a table").click();
  const table = page.getByRole("table", { name: "Badges per week" });
  await expect(table.getByRole("row")).toHaveCount(15);
  await expect(table.getByRole("row", { name: /^Aug 12/ })).toHaveText(/172$/);
  await expect(table.getByRole("row", { name: /^All/ })).toHaveText("All32423369325951");
});

test("the history has the published totals of 2016 to 2018 and their leaders", async ({ page }) => {
  await open(page, "/badgequest");
  for (const [title, text, leader] of [
    ["RBQ 2018", "512 badges, 100% participation", "Sarah Craycraft"],
    ["RBQ 2017", "402 badges, 100% participation", "Tracey Lo"],
    ["RBQ 2016", "385 badges, 100% participation", "Tracey Lo"],
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
  await page.clock.setFixedTime("2019-10-04T01:30:00Z");
  await open(page, "/badgequest");
  const time = page.locator("time");
  await expect(time).toHaveText("2 hours ago");
  await expect(time).toHaveAttribute("title", "Oct 3rd 2019, 4:00 pm");
  await expect(time).toHaveAttribute("datetime", "2019-10-03T16:00:00-07:00");
});

test("the season's badges are 57, greyed where nobody earned them, tagged above 1", async ({
  page,
}) => {
  await open(page, "/badgequest");
  await showPanel(page, "Badges");
  const links = badges(page).getByRole("link");
  await expect(links).toHaveCount(57);
  const wearsTag = (name: string, tag: string) =>
    expect(badges(page).getByRole("link", { name }).locator("[aria-hidden]").first()).toHaveText(
      tag,
    );
  await wearsTag("Sweaty Selfie (earned 47 times)", "47");
  await wearsTag("Cheer Master (earned 3 times)", "3");
  await wearsTag("Fitness Guru (earned once)", "");
  const dull = badges(page).getByRole("link", { name: /not earned/ });
  await expect(dull).toHaveCount(8);
  await expect(dull.first().locator("use")).toHaveAttribute("href", /THROWIN_AROUND-off$/);
});

test("the name of a badge stands below its token", async ({ page }) => {
  await open(page, "/badgequest");
  await showPanel(page, "Badges");
  const badge = badges(page).getByRole("link", { name: "Sweaty Selfie" });
  const name = await boxOf(badge.getByText("Sweaty Selfie"));
  const token = await boxOf(badge.locator("svg"));
  expect(name.height).toBeGreaterThan(12);
  expect(name.y).toBeGreaterThanOrEqual(token.y + token.height);
});

test("selecting a person opens Individual Details", async ({ page }) => {
  await open(page, "/badgequest");
  await selectPerson(page, "Sara Scott");
  await expect(detailsHeading(page, "Sara Scott")).toBeVisible();
  await expect(page).toHaveURL("/badgequest?view=person&player=scott");
  await expect(page).toHaveTitle("Sara Scott · Badge Quest 2019");
  const name = isCompact(page) ? "Details" : "Individual Details";
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
});

test("selecting a badge opens Badge Details", async ({ page }) => {
  await open(page, "/badgequest");
  await selectBadge(page, "Rivanimals");
  await expect(detailsHeading(page, "Rivanimals")).toBeVisible();
  await expect(page).toHaveURL("/badgequest?view=badge&badge=RIVANIMALS");
  await expect(page).toHaveTitle("Rivanimals · Badge Quest 2019");
  const name = isCompact(page) ? "Details" : "Badge Details";
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
});

test("selecting on a phone shows the top of the details @phone", async ({ page }) => {
  await open(page, "/badgequest?tab=leaderboard");
  await leaderboard(page).getByRole("link", { name: "Maddie Fleming" }).click();
  await expect(detailsHeading(page, "Maddie Fleming")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(leaderboard(page)).toBeHidden();
});

test("what is selected is marked on the leaderboard and among the badges @desktop", async ({
  page,
}) => {
  await open(page, "/badgequest?view=person&player=lo&badge=RAK");
  const current = page.locator('main section [aria-current="true"]');
  await expect(current).toHaveCount(1);
  await expect(current).toContainText("Tracey Lo");
  await tab(page, "Badge Details").click();
  await expect(current).toHaveCount(1);
  await expect(current).toContainText("RAK");
  await tab(page, "Team Stats").click();
  await expect(current).toHaveCount(0);
});
