import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("a season of a player selected by keyboard keeps the focus", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024&view=player&player=alder");
  const season = page.getByRole("list", { name: /Seasons/ }).getByRole("link", { name: "2025" });
  await season.press("Enter");
  await expect(page).toHaveURL(/season=cote-sauvage-2025/);
  await expect(season).toHaveAttribute("aria-current", "true");
  await expect(season).toBeFocused();
});

test("a button that reaches its end by keyboard keeps the focus", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  const previous = page.getByRole("button", { name: "Previous season" });
  await previous.press("Enter");
  await expect(page).toHaveURL(/season=cote-sauvage-2023/);
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/season=cote-sauvage-2023/);
  await expect(previous).toBeFocused();
});

test("a tournament selected by keyboard is announced and keeps the focus", async ({ page }) => {
  await open(page, "/results?show=all");
  const card = page.locator('li > a[href*="/2025-fog-bowl"]');
  await card.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Shown:/ })).toHaveText(
    /^Shown: Fog Bowl 2025, .*3rd place$/,
  );
  await expect(card).toBeFocused();
});
