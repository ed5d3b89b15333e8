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

test("a tournament in the URL selects its season, also in links to the roster, and is in the title", async ({
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
  await test.step("all results keep the season in the URL, and selecting a season ends them", async () => {
    await season(page).selectOption("Côte Sauvage 2025");
    await expect(page).toHaveURL("/results?season=cote-sauvage-2025");
    await season(page).selectOption("All Results");
    await expect(count(page)).toHaveText("11 tournaments");
    await expect(page).toHaveURL("/results?season=cote-sauvage-2025&show=all");
    await season(page).selectOption("Côte Sauvage 2025");
    await expect(count(page)).toHaveText("4 tournaments");
    await expect(page).toHaveURL("/results?season=cote-sauvage-2025");
    await expect(page.getByRole("heading", { level: 2, name: "2025" })).toBeVisible();
    // Copied, the place is one word.
    const oneDay = page.getByRole("link", { name: /One-Day.* 11th place$/ });
    expect(await oneDay.evaluate((link: HTMLElement) => link.innerText)).toMatch(/11th/);
  });
});

test("Back from another page restores the scroll position of all results and all news", async ({
  page,
}) => {
  const position = 600;
  const scrollDown = () => page.evaluate((top) => (scrollTo(0, top), scrollY), position);
  for (const route of ["/results?show=all", "/news?show=all"]) {
    await test.step(route, async () => {
      await open(page, route);
      await expect(count(page)).toHaveText(/^\d\d /);
      await expect.poll(scrollDown).toBe(position);
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Core Values" });
      await link.dispatchEvent("click");
      await expect(page.getByRole("heading", { level: 1, name: "Core Values" })).toBeVisible();
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
    });
  }
});
