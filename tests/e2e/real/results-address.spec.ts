import { open } from "#tests/e2e/support/hydrated.ts";
import {
  card,
  cards,
  count,
  scores,
  searchField,
  season,
} from "#tests/e2e/support/results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Back and Forward lead through season, search and tournament", async ({ page }) => {
  await open(page, "/results");
  await season(page).selectOption("Rival 2019");
  await expect(count(page)).toHaveText("5 tournaments");
  await searchField(page).fill("nemesis");
  await expect(count(page)).toHaveText("2 tournaments");
  await expect(page).toHaveURL(/q=nemesis/);
  await card(page, "2019-esc").click();
  await expect(page).toHaveURL(/tournament=2019-esc/);
  await page.goBack();
  await expect(card(page, "2019-esc")).not.toHaveAttribute("aria-current");
  await expect(searchField(page)).toHaveValue("nemesis");
  await page.goBack();
  await expect(count(page)).toHaveText("4 tournaments");
  await expect(searchField(page)).toHaveValue("");
  await expect(season(page)).toHaveValue("rival-2022");
  await page.goForward();
  await page.goForward();
  await expect(searchField(page)).toHaveValue("nemesis");
  await expect(card(page, "2019-esc")).toHaveAttribute("aria-current", "true");
});

test("a link shows what its sender saw", async ({ page }) => {
  await open(page, "/results?season=rival-2019&q=nemesis&tournament=2019-esc");
  await expect(season(page)).toHaveValue("rival-2019");
  await expect(searchField(page)).toHaveValue("nemesis");
  await expect(count(page)).toHaveText("2 tournaments");
  await expect(card(page, "2019-esc")).toHaveAttribute("aria-current", "true");
  await expect(scores(page, "Elite Select Challenge")).toContainText("Chicago Nemesis");
});

test("a link whose search finds nothing shows the empty state with its filter", async ({
  page,
}) => {
  await open(page, "/results?season=rival-2019&q=heist&tournament=2019-esc");
  await expect(page.getByRole("heading", { name: "No Results" })).toBeVisible();
  await expect(searchField(page)).toHaveValue("heist");
  await expect(season(page)).toHaveValue("rival-2019");
});

test("an unknown season is said to be unknown and the default season is shown", async ({
  page,
}) => {
  await open(page, "/results?season=rival-2030");
  await expect(
    page.getByText("That season is not in the record. This is Rival 2022."),
  ).toBeVisible();
  await expect(count(page)).toHaveText("4 tournaments");
  await season(page).selectOption("Rival 2021");
  await expect(page.getByText("is not in the record")).toHaveCount(0);
});

test("a tournament in the address brings its season, and the title names it", async ({ page }) => {
  await open(page, "/results?tournament=2016-nationals");
  await expect(season(page)).toHaveValue("rival-2016");
  await expect(card(page, "2016-nationals")).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveTitle("National Championships 2016 · Results");
  await season(page).selectOption("Rival 2022");
  await expect(page).toHaveURL("/results");
  await expect(page).toHaveTitle("Results · Rival Ultimate");
  await expect(cards(page).first()).toHaveAttribute("aria-current", "true");
});

test("the season of the tournament in an address goes along to the roster", async ({ page }) => {
  await open(page, "/results?tournament=2016-nationals");
  const roster = page.locator('nav[aria-label="Main"] a', { hasText: "Roster" });
  await expect(roster).toHaveAttribute("href", "/roster?season=rival-2016");
  await season(page).selectOption("All Results");
  await expect(roster).toHaveAttribute("href", "/roster");
});

test("an unknown tournament is said to be unknown, and the first of the list is shown", async ({
  page,
}) => {
  await open(page, "/results?tournament=2022-nowhere");
  await expect(
    page.getByText("That tournament is not in the record. This is Rival 2022."),
  ).toBeVisible();
  await expect(cards(page).first()).toHaveAttribute("aria-current", "true");
  await expect(scores(page, "Great Lakes Regionals")).toContainText("Chicago Nemesis");
});
