import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { badges, detailsHeading, isCompact, selectBadge, showPanel, tab } from "./quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

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

test("where nobody or nothing is selected the panel says where to select @both", async ({
  page,
}) => {
  await open(page, "/badgequest?view=person&player=ghost");
  await expect(page.getByText("“ghost” is not in this edition of Badge Quest.")).toBeVisible();
  await expect(userHint(page)).toBeVisible();
  await open(page, "/badgequest?view=badge&badge=GHOST");
  await expect(page.getByText("“GHOST” is not in this edition of Badge Quest.")).toBeVisible();
  await expect(badgeHint(page)).toBeVisible();
  await selectBadge(page, "Knotty");
  await expect(detailsHeading(page, "Knotty")).toBeVisible();
  await expect(page).toHaveURL("/badgequest?view=badge&badge=KNOTTY");
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

test("badges lead to people, people to badges, and plates to the map and back @every-browser", async ({
  page,
}) => {
  await open(page, "/badgequest?view=badge&badge=FIFTY_PLATES");
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("link", { name: "Begoña Núñez" }).first().click();
  await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
  await panel.getByText("Every time, with dates").click();
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

test("back, forward and reload keep what was selected @every-browser", async ({ page }) => {
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
