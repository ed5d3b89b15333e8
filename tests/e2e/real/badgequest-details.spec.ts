import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import {
  badges,
  detailsHeading,
  isCompact,
  selectBadge,
  showPanel,
  tab,
} from "#tests/e2e/support/quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Individual Details start with the first player of the roster", async ({ page }) => {
  await open(page, "/badgequest");
  await tab(page, isCompact(page) ? "Details" : "Individual Details").click();
  await expect(detailsHeading(page, "Paige Soper")).toBeVisible();
});

test("Badge Details start with the first badge", async ({ page }) => {
  await open(page, "/badgequest?view=badge");
  await expect(detailsHeading(page, "Reporting for Duty")).toBeVisible();
  await expect(page.getByText("Hold a leadership, officer or committee position")).toBeVisible();
});

/** A phone has no panels at the sides, but tabs. */
const userHint = (page: Page) =>
  detailsHeading(
    page,
    isCompact(page) ? "Pick a player in Leaderboard." : "select a user from the panel on the left.",
  );
const badgeHint = (page: Page) =>
  detailsHeading(
    page,
    isCompact(page) ? "Pick a badge in Badges." : "select a badge from the panel on the right.",
  );

test("where nobody is selected the panel says where to select a user", async ({ page }) => {
  await open(page, "/badgequest?view=person&player=none");
  await expect(userHint(page)).toBeVisible();
  await open(page, "/badgequest?view=person&player=ghost");
  await expect(page.getByText("“ghost” is not in this edition of Badge Quest.")).toBeVisible();
  await expect(userHint(page)).toBeVisible();
});

test("where nothing is selected the panel says where to select a badge", async ({ page }) => {
  await open(page, "/badgequest?view=badge&badge=none");
  await expect(badgeHint(page)).toBeVisible();
  await open(page, "/badgequest?view=badge&badge=GHOST");
  await expect(page.getByText("“GHOST” is not in this edition of Badge Quest.")).toBeVisible();
  await selectBadge(page, "Neon Night");
  await expect(detailsHeading(page, "Neon Night")).toBeVisible();
  await expect(page).toHaveURL("/badgequest?view=badge&badge=NEON_NIGHT");
});

test("a person's badges are counted in total and by kind, each with its date and note", async ({
  page,
}) => {
  await open(page, "/badgequest?view=person&player=javersak");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("80badges")).toBeVisible();
  await expect(panel.getByText("34of 57 kinds")).toBeVisible();
  await expect(panel.getByText("2nd place", { exact: true }).last()).toBeAttached();
  await expect(panel.getByText("34 of 57", { exact: true })).toBeVisible();
  await expect(panel.getByRole("link", { name: / \(not earned\)$/ })).toHaveCount(57 - 34);
  const duty = panel
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Reporting for Duty (earned 3 times)" }) });
  await expect(duty.getByRole("listitem")).toHaveText([
    "Jul 7th 2019, 2:00 pmDessert Captain",
    "Jul 7th 2019, 2:00 pmTreasurer",
    "Jul 7th 2019, 2:00 pmPod Leader (Cleveland)",
  ]);
  await panel.getByText("The chart as a table").click();
  const table = panel.getByRole("table", { name: "Week by week" });
  await expect(table.getByRole("row", { name: /^All/ })).toHaveText("All311353180");
});

test("her earlier edition and her roster page are named", async ({ page }) => {
  await open(page, "/badgequest?view=person&player=knowles");
  await expect(page.getByText("2018: 47 badges, 2nd place")).toBeVisible();
  await page.getByRole("link", { name: "Sophie on the roster" }).click();
  await expect(page).toHaveURL("/roster?season=rival-2019&view=player&player=knowles");
});

test("a badge's details are its rule, who thought of it, who earned it, when and how often", async ({
  page,
}) => {
  await open(page, "/badgequest?view=badge&badge=RIVANIMALS");
  const panel = page.getByRole("tabpanel");
  await expect(
    panel.getByText("at most 2 of a player's entries may come from a zoo"),
  ).toBeVisible();
  await expect(panel.getByText("Created by Laura Soter")).toBeVisible();
  await expect(panel.getByText("17 people, 31 badges")).toBeVisible();
  await expect(panel.getByRole("link", { name: "Jenny Perry (earned 3 times)" })).toBeVisible();
  const awards = panel.getByRole("list").last().getByRole("listitem");
  await expect(awards).toHaveCount(31);
  await expect(awards.first()).toContainText(/2019, \d+:\d\d [ap]m$/);
});

test("a badge nobody earned says so", async ({ page }) => {
  await open(page, "/badgequest?view=badge&badge=DANCING_QUEEN");
  await expect(page.getByText("Nobody yet.")).toBeVisible();
});

test("a badge of another edition has its rule and what is known of it", async ({ page }) => {
  await open(page, "/badgequest?view=badge&badge=PLANK_PRO");
  await expect(detailsHeading(page, "Plank Pro")).toBeVisible();
  await expect(
    page.getByText("The record counts as 0 until someone earns the badge"),
  ).toBeVisible();
  await expect(page.getByText("2017: in use")).toBeVisible();
});

test("the badges of other editions are at hand below the season's", async ({ page }) => {
  await open(page, "/badgequest");
  await showPanel(page, "Badges");
  await badges(page).getByText("Other editions (38)").click();
  await expect(badges(page).getByRole("link")).toHaveCount(95);
  await badges(page).getByRole("link", { name: "Tie Dye" }).click();
  await expect(detailsHeading(page, "Tie Dye")).toBeVisible();
  await expect(page.getByText("Earned by")).toHaveCount(0);
});

test("who has not earned a badge is named below those who have", async ({ page }) => {
  await open(page, "/badgequest?view=badge&badge=RIVANIMALS");
  const others = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Not earned by" }) });
  await expect(others.getByText("11 people")).toBeVisible();
  await expect(others.getByRole("listitem")).toHaveCount(11);
  await expect(others.getByRole("link", { name: "Maddie Fleming" })).toBeVisible();
});

test("badges lead to people, people to badges, and plates to the map and back", async ({
  page,
}) => {
  await open(page, "/badgequest?view=badge&badge=FIFTY_PLATES");
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("link", { name: "Zoe Hecht" }).first().click();
  await expect(detailsHeading(page, "Zoe Hecht")).toBeVisible();
  await panel.getByRole("link", { name: "Mexico (bonus)" }).first().click();
  await expect(page).toHaveURL("/fiftyplates?plate=MEX");
  await page.getByRole("link", { name: "Zoe Hecht", exact: true }).first().click();
  await expect(page).toHaveURL("/players/hecht");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/badgequest.*player=hecht/);
  await panel
    .getByRole("link", { name: /^Fifty Plates/ })
    .last()
    .click();
  await expect(detailsHeading(page, "Fifty Plates")).toBeVisible();
  await panel.getByRole("link", { name: "The map of the plates" }).click();
  await expect(page).toHaveURL("/fiftyplates");
});

test("the details of a person and of a badge lead to their pages", async ({ page }) => {
  await open(page, "/badgequest?view=person&player=hecht");
  await page.getByRole("link", { name: "Everything about Zoe" }).click();
  await expect(page).toHaveURL("/players/hecht");
  await open(page, "/badgequest?view=badge&badge=FIFTY_PLATES");
  await page.getByRole("link", { name: "All editions" }).click();
  await expect(page).toHaveURL("/badges/fifty-plates");
});

test("a leader of the past who is not in this edition is on her roster", async ({ page }) => {
  await open(page, "/badgequest");
  await page.getByRole("link", { name: "Sarah Craycraft" }).click();
  await expect(page).toHaveURL("/roster?season=rival-2018&view=player&player=craycraft");
});

test("back, forward and reload keep what was selected", async ({ page }) => {
  await open(page, "/badgequest?view=person&player=lo");
  await page
    .getByRole("tabpanel")
    .getByRole("link", { name: /^Rivanimals/ })
    .first()
    .click();
  await expect(detailsHeading(page, "Rivanimals")).toBeVisible();
  await expect(page).toHaveURL("/badgequest?view=badge&player=lo&badge=RIVANIMALS");
  await page.goBack();
  await expect(detailsHeading(page, "Tracey Lo")).toBeVisible();
  await page.goForward();
  await expect(detailsHeading(page, "Rivanimals")).toBeVisible();
  await page.reload();
  await expect(detailsHeading(page, "Rivanimals")).toBeVisible();
  const back = isCompact(page) ? "Home" : "Individual Details";
  await tab(page, back).click();
  const heading = isCompact(page) ? "Overview" : "Tracey Lo";
  await expect(detailsHeading(page, heading)).toBeAttached();
});
