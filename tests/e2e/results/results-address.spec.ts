import { open } from "#tests/e2e/support/hydrated.ts";
import { card, cards, count, scores, searchField, season } from "./results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Back and Forward step through season, search and tournament @every-browser", async ({
  page,
}) => {
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
  await page.reload();
  await expect(season(page)).toHaveValue("cote-sauvage-2025");
  await expect(count(page)).toHaveText("2 tournaments");
  await expect(scores(page, "Regionals")).toContainText("Saint John Drift");
});

test("a tournament in the URL selects its season, also on the roster, and the title names it", async ({
  page,
}) => {
  await open(page, "/results?tournament=2024-fog-bowl");
  await expect(season(page)).toHaveValue("cote-sauvage-2024");
  await expect(card(page, "2024-fog-bowl")).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveTitle("Fog Bowl 2024 · Results");
  const roster = page.locator('nav[aria-label="Main"] a', { hasText: "Roster" });
  await expect(roster).toHaveAttribute("href", "/roster?season=cote-sauvage-2024");
  await season(page).selectOption("Côte Sauvage 2026");
  await expect(page).toHaveURL("/results");
  await expect(page).toHaveTitle("Results · Côte Sauvage Ultimate");
  await expect(cards(page).first()).toHaveAttribute("aria-current", "true");
  await test.step("all results keep the season, and one ends them", async () => {
    await season(page).selectOption("Côte Sauvage 2025");
    await expect(page).toHaveURL("/results?season=cote-sauvage-2025");
    await season(page).selectOption("All Results");
    await expect(count(page)).toHaveText("11 tournaments");
    await expect(page).toHaveURL("/results?season=cote-sauvage-2025&show=all");
    await season(page).selectOption("Côte Sauvage 2025");
    await expect(count(page)).toHaveText("4 tournaments");
    await expect(page).toHaveURL("/results?season=cote-sauvage-2025");
    await expect(page.getByRole("heading", { level: 2, name: "2025" })).toBeVisible();
    const oneDay = page.getByRole("link", { name: /One-Day.* 11th place$/ });
    expect(await oneDay.evaluate((link: HTMLElement) => link.innerText)).toMatch(/11th/);
  });
});

test("Back restores the list’s scroll position", async ({ page }) => {
  const left = 600;
  const readOn = () => page.evaluate((top) => (scrollTo(0, top), scrollY), left);
  for (const route of ["/results?show=all", "/news?show=all"]) {
    await test.step(route, async () => {
      await open(page, route);
      await expect(count(page)).toHaveText(/^\d\d /);
      await expect.poll(readOn).toBe(left);
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Core Values" });
      await link.dispatchEvent("click");
      await expect(page.getByRole("heading", { level: 1, name: "Core Values" })).toBeVisible();
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    });
  }
});
