import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { badges, detailsHeading, isCompact, selectBadge, showPanel, tab } from "./quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Individual Details start with the first player of the roster", async ({ page }) => {
  await open(page, "/badgequest");
  await tab(page, isCompact(page) ? "Details" : "Individual Details").click();
  await expect(detailsHeading(page, "Abernathy-Fitzwilliam")).toBeVisible();
});

test("Badge Details start with the first badge", async ({ page }) => {
  await open(page, "/badgequest?view=badge");
  await expect(detailsHeading(page, "Low Tide")).toBeVisible();
  await expect(page.getByText("Tell the time of low tide without looking.")).toBeVisible();
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
  await selectBadge(page, "Knotty");
  await expect(detailsHeading(page, "Knotty")).toBeVisible();
  await expect(page).toHaveURL("/badgequest?view=badge&badge=KNOTTY");
});

test("a person's badges are counted in total and by kind, each with its date and note", async ({
  page,
}) => {
  await open(page, "/badgequest?view=person&player=o");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("4badges")).toBeVisible();
  await expect(panel.getByText("3of 6 kinds")).toBeVisible();
  await expect(panel.getByText("1st place", { exact: true }).last()).toBeAttached();
  await expect(panel.getByText("3 of 6", { exact: true })).toBeVisible();
  await expect(panel.getByRole("link", { name: / \(not earned\)$/ })).toHaveCount(6 - 3);
  const twice = panel
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Low Tide (earned 2 times)" }) });
  await expect(twice.getByRole("listitem")).toHaveText([
    "Jul 7th 2025, 12:01 am",
    "Jul 6th 2025, 11:59 pm",
  ]);
  await panel.getByText("Chart as a table").click();
  const table = panel.getByRole("table", { name: "Week by week" });
  await expect(table.getByRole("row", { name: /^All/ })).toHaveText("All31004");
});

test("her earlier edition and her roster page are named", async ({ page }) => {
  await open(page, "/badgequest?view=person&player=cedar");
  await expect(page.getByText("2024: 1 badge, 3rd place")).toBeVisible();
  await page.getByRole("link", { name: "Cleo on the roster" }).click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2025&view=player&player=cedar");
});

test("a badge's details are its rule, who thought of it, who earned it, when and how often", async ({
  page,
}) => {
  await open(page, "/badgequest?view=badge&badge=LOW_TIDE");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("Tell the time of low tide without looking.")).toBeVisible();
  await expect(panel.getByText("Created by Li O")).toBeVisible();
  await expect(panel.getByText("2 people, 3 badges")).toBeVisible();
  await expect(panel.getByRole("link", { name: "Li O (earned 2 times)" })).toBeVisible();
  const awards = panel.getByRole("list").last().getByRole("listitem");
  await expect(awards).toHaveCount(3);
  await expect(awards.first()).toContainText(/2025, \d+:\d\d [ap]m$/);
});

test("a badge nobody earned says so", async ({ page }) => {
  await open(page, "/badgequest?view=badge&badge=UNWON");
  await expect(page.getByText("Nobody yet.")).toBeVisible();
});

test("a badge of another edition has its rule and what is known of it", async ({ page }) => {
  await open(page, "/badgequest?view=badge&badge=OLD_HAT");
  await expect(detailsHeading(page, "Old Hat")).toBeVisible();
  await expect(page.getByText("Wear the hat.")).toBeVisible();
  await expect(page.getByText(/^2024: /)).toBeVisible();
});

test("the badges of other editions are at hand below the season's", async ({ page }) => {
  await open(page, "/badgequest");
  await showPanel(page, "Badges");
  await badges(page).getByText("Other editions (1)").click();
  await expect(badges(page).getByRole("link")).toHaveCount(7);
  await badges(page).getByRole("link", { name: "Old Hat" }).click();
  await expect(detailsHeading(page, "Old Hat")).toBeVisible();
  await expect(page.getByText("Earned by")).toHaveCount(0);
});

test("who has not earned a badge is named below those who have", async ({ page }) => {
  await open(page, "/badgequest?view=badge&badge=LOW_TIDE");
  const others = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Not earned by" }) });
  await expect(others.getByText("10 people")).toBeVisible();
  await expect(others.getByRole("listitem")).toHaveCount(10);
  await expect(others.getByRole("link", { name: "Gudrun Brandt" })).toBeVisible();
});

test("badges lead to people, people to badges, and plates to the map and back", async ({
  page,
}) => {
  await open(page, "/badgequest?view=badge&badge=FIFTY_PLATES");
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("link", { name: "Begoña Núñez" }).first().click();
  await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
  await panel.getByRole("link", { name: "Ohio" }).first().click();
  await expect(page).toHaveURL("/fiftyplates?plate=OH");
  await page.getByRole("link", { name: "Begoña Núñez", exact: true }).first().click();
  await expect(page).toHaveURL("/players/nunez");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/badgequest.*player=nunez/);
  await panel
    .getByRole("link", { name: /^Fifty Plates/ })
    .last()
    .click();
  await expect(detailsHeading(page, "Fifty Plates")).toBeVisible();
  await panel.getByRole("link", { name: "The map of the plates" }).click();
  await expect(page).toHaveURL("/fiftyplates");
});

test("the details of a person and of a badge lead to their pages", async ({ page }) => {
  await open(page, "/badgequest?view=person&player=nunez");
  await page.getByRole("link", { name: "Everything about Begoña" }).click();
  await expect(page).toHaveURL("/players/nunez");
  await open(page, "/badgequest?view=badge&badge=FIFTY_PLATES");
  await page.getByRole("link", { name: "All editions" }).click();
  await expect(page).toHaveURL("/badges/fifty-plates");
});

test("a leader of the past who is not in this edition is on her roster", async ({ page }) => {
  await open(page, "/badgequest");
  await page.getByRole("link", { name: "Gwen Gorse" }).click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&view=player&player=gorse");
});

test("back, forward and reload keep what was selected", async ({ page }) => {
  await open(page, "/badgequest?view=person&player=o");
  await page
    .getByRole("tabpanel")
    .getByRole("link", { name: /^Low Tide/ })
    .first()
    .click();
  await expect(detailsHeading(page, "Low Tide")).toBeVisible();
  await expect(page).toHaveURL("/badgequest?view=badge&player=o&badge=LOW_TIDE");
  await page.goBack();
  await expect(detailsHeading(page, "Li O")).toBeVisible();
  await page.goForward();
  await expect(detailsHeading(page, "Low Tide")).toBeVisible();
  await page.reload();
  await expect(detailsHeading(page, "Low Tide")).toBeVisible();
  const back = isCompact(page) ? "Home" : "Individual Details";
  await tab(page, back).click();
  const heading = isCompact(page) ? "Overview" : "Li O";
  await expect(detailsHeading(page, heading)).toBeAttached();
});
