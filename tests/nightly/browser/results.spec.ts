import { card, cards, searchField, season } from "#tests/e2e/results-page.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("fast typing in the search of Results loses no character", async ({ page }) => {
  await open(page, "/results?show=all");
  const text = "great lakes regionals in west chester with everybody else";
  await searchField(page).pressSequentially(text, { delay: 4 });
  await expect(searchField(page)).toHaveValue(text);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
});

test("a search, a season, and all results scroll to the top", async ({ page }) => {
  await open(page, "/results?show=all");
  await expect(cards(page)).toHaveCount(11);
  for (const change of [
    () => searchField(page).fill("e"),
    () => season(page).selectOption("Côte Sauvage 2025"),
    () => season(page).selectOption("All Results"),
  ]) {
    // The list may still be growing.
    await expect.poll(() => page.evaluate(() => (scrollTo(0, 900), scrollY))).toBeGreaterThan(300);
    await change();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("after a click far down the list the scores open below the bar", async ({ page }) => {
  // Too low for the panel's games: its heading could scroll far above the window.
  await page.setViewportSize({ width: 1440, height: 560 });
  await open(page, "/results?show=all");
  await card(page, "2024-fog-bowl").scrollIntoViewIfNeeded();
  await card(page, "2024-fog-bowl").click();
  const panel = page.getByRole("region", { name: "Fog Bowl" });
  const { height } = await measureBox(page.getByRole("banner"));
  const readTop = async () => (await measureBox(panel)).y;
  await expect.poll(readTop).toBeGreaterThanOrEqual(height);
  await expect.poll(readTop).toBeLessThan(height + 60);
});
