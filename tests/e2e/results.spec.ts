import type { Page, Route } from "@playwright/test";
import { card, count, scores, searchField, season } from "./results-page.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("a clicked card shows its scores, also after a reload", async ({ page }) => {
  await open(page, "/results?tournament=2026-fog-bowl");
  await expect(scores(page, "Fog Bowl")).toContainText("Saint John Drift");
  await card(page, "2026-spring").click();
  await expect(page).toHaveURL(/\/results\?tournament=2026-spring$/);
  await expect(card(page, "2026-spring")).toHaveAttribute("aria-current", "true");
  await expect(page.locator("[aria-current=true]")).toHaveCount(1);
  await expect(scores(page, "Spring Tide Tune-Up")).toContainText("Hartford Fathom");
  await expect(page.getByText("Saint John Drift").locator("visible=true")).toHaveCount(0);
  await page.reload();
  await expect(scores(page, "Spring Tide Tune-Up")).toContainText("Hartford Fathom");
});

test("the panel beside all results begins with the name of each tournament", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await open(page, "/results?show=all&tournament=2026-fog-bowl");
  await scores(page, "Fog Bowl").evaluate((panel) => panel.scrollTo(0, 100));
  await card(page, "2026-spring").click();
  const panel = scores(page, "Spring Tide Tune-Up");
  await expect(panel).toContainText("Hartford Fathom");
  expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test("another season opens without the tournament that was shown, all results keep it", async ({
  page,
}) => {
  await open(page, "/results?tournament=2026-spring");
  await season(page).selectOption("All Results");
  await expect(page).toHaveURL(/\/results\?tournament=2026-spring&show=all$/);
  await season(page).selectOption("Côte Sauvage 2025");
  await expect(page).toHaveURL(/\/results\?season=cote-sauvage-2025$/);
  await expect(page.getByText("not a tournament of")).toHaveCount(0);
});

test("Back and Forward step through season, search, and tournament", async ({ page }) => {
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
  await expect(searchField(page)).toHaveValue("drift");
  await page.goForward();
  await expect(card(page, "2025-regionals")).toHaveAttribute("aria-current", "true");
  await page.reload();
  await expect(season(page)).toHaveValue("cote-sauvage-2025");
  await expect(count(page)).toHaveText("2 tournaments");
  await expect(scores(page, "Regionals")).toContainText("Saint John Drift");
});

test("on Results the keyboard alone searches, clears, and selects a season and a tournament", async ({
  page,
}) => {
  await open(page, "/results");
  await searchField(page).focus();
  await page.keyboard.type("spring");
  await expect(count(page)).toHaveText("1 tournament");
  await page.keyboard.press("Tab");
  const clear = page.getByRole("button", { name: "Clear search" });
  await expect(clear).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("4 tournaments");
  await expect(searchField(page)).toBeFocused();
  await expect(clear).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(season(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(season(page)).toHaveValue("cote-sauvage-2025");
  const regionals = card(page, "2025-regionals");
  await regionals.focus();
  await page.keyboard.press("Enter");
  await expect(regionals).toHaveAttribute("aria-current", "true");
  await expect(regionals).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^Shown:/ })).toHaveText(
    /^Shown: Regionals 2025, .*1st place$/,
  );
});

/** Opens the results, acts while the scripts are loading, and lets them arrive. */
async function actBeforeScripts(page: Page, act: () => Promise<unknown>): Promise<void> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route("**/*.js", async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  await page.goto("/results", { waitUntil: "commit" });
  await act();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isHolding = false;
  await Promise.all(held.map((route) => route.continue()));
}

test("a search typed before the scripts load is applied once they have", async ({ page }) => {
  await actBeforeScripts(page, () => searchField(page).fill("spring"));
  await expect(count(page)).toHaveText("1 tournament");
  await expect(searchField(page)).toHaveValue("spring");
  await expect(page).toHaveURL(/\?q=spring$/);
});

test("a season selected before the scripts load is applied once they have", async ({ page }) => {
  await actBeforeScripts(page, () => season(page).selectOption("Côte Sauvage 2024"));
  await expect(count(page)).toHaveText("3 tournaments");
  await expect(season(page).locator("option:checked")).toHaveText("Côte Sauvage 2024");
  await expect(page).toHaveURL(/\?season=cote-sauvage-2024$/);
});

test("on a phone a shared link marks its card and scrolls to it, and the card leads to its page @phone", async ({
  page,
}) => {
  await open(page, "/results?show=all&tournament=2024-regionals");
  const shared = card(page, "2024-regionals");
  await expect(shared).toHaveAttribute("aria-current", "true");
  await expect(shared).toBeInViewport({ ratio: 1 });
  await expect(scores(page, "Regionals")).toBeHidden();
  await shared.click();
  await expect(page).toHaveURL("/tournaments/2024-regionals");
});
