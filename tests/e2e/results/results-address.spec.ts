import { open } from "#tests/e2e/support/hydrated.ts";
import { card, cards, count, scores, searchField, season } from "./results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Back and Forward lead through season, search and tournament", async ({ page }) => {
  await open(page, "/results");
  await season(page).selectOption("Côte Sauvage 2025");
  await expect(count(page)).toHaveText("4 tournaments");
  await searchField(page).fill("drift");
  await expect(count(page)).toHaveText("2 tournaments");
  await expect(page).toHaveURL(/q=drift/);
  await card(page, "2025-regionals").click();
  await expect(page).toHaveURL(/tournament=2025-regionals/);
  await page.goBack();
  await expect(card(page, "2025-regionals")).not.toHaveAttribute("aria-current");
  await expect(searchField(page)).toHaveValue("drift");
  await page.goBack();
  await expect(count(page)).toHaveText("4 tournaments");
  await expect(searchField(page)).toHaveValue("");
  await expect(season(page)).toHaveValue("cote-sauvage-2026");
  await page.goForward();
  await page.goForward();
  await expect(searchField(page)).toHaveValue("drift");
  await expect(card(page, "2025-regionals")).toHaveAttribute("aria-current", "true");
});

test("a link shows what its sender saw", async ({ page }) => {
  await open(page, "/results?season=cote-sauvage-2025&q=drift&tournament=2025-regionals");
  await expect(season(page)).toHaveValue("cote-sauvage-2025");
  await expect(searchField(page)).toHaveValue("drift");
  await expect(count(page)).toHaveText("2 tournaments");
  await expect(card(page, "2025-regionals")).toHaveAttribute("aria-current", "true");
  await expect(scores(page, "Regionals")).toContainText("Saint John Drift");
});

test("a link whose search finds nothing shows the empty state with its filter", async ({
  page,
}) => {
  await open(page, "/results?season=cote-sauvage-2025&q=passamaquoddy&tournament=2025-regionals");
  await expect(page.getByRole("heading", { name: "No Results" })).toBeVisible();
  await expect(searchField(page)).toHaveValue("passamaquoddy");
  await expect(season(page)).toHaveValue("cote-sauvage-2025");
});

test("an unknown season is said to be unknown and the default season is shown", async ({
  page,
}) => {
  await open(page, "/results?season=cote-sauvage-2030");
  await expect(
    page.getByText("That season is not in the record. This is Côte Sauvage 2026."),
  ).toBeVisible();
  await expect(count(page)).toHaveText("4 tournaments");
  await season(page).selectOption("Côte Sauvage 2025");
  await expect(page.getByText("is not in the record")).toHaveCount(0);
});

test("a tournament in the address brings its season, and the title names it", async ({ page }) => {
  await open(page, "/results?tournament=2024-fog-bowl");
  await expect(season(page)).toHaveValue("cote-sauvage-2024");
  await expect(card(page, "2024-fog-bowl")).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveTitle("Fog Bowl 2024 · Results");
  await season(page).selectOption("Côte Sauvage 2026");
  await expect(page).toHaveURL("/results");
  await expect(page).toHaveTitle("Results · Côte Sauvage Ultimate");
  await expect(cards(page).first()).toHaveAttribute("aria-current", "true");
});

test("the season of the tournament in an address goes along to the roster", async ({ page }) => {
  await open(page, "/results?tournament=2024-fog-bowl");
  const roster = page.locator('nav[aria-label="Main"] a', { hasText: "Roster" });
  await expect(roster).toHaveAttribute("href", "/roster?season=cote-sauvage-2024");
  await season(page).selectOption("All Results");
  await expect(roster).toHaveAttribute("href", "/roster");
});

test("an unknown tournament is said to be unknown, and the first of the list is shown", async ({
  page,
}) => {
  await open(page, "/results?tournament=2026-nowhere");
  await expect(
    page.getByText("That tournament is not in the record. This is Côte Sauvage 2026."),
  ).toBeVisible();
  await expect(cards(page).first()).toHaveAttribute("aria-current", "true");
  await expect(scores(page, "Regionals")).toContainText("Devens, MA");
});
