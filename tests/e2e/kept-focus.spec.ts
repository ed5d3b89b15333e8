import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("a tournament selected by keyboard is announced and keeps the focus", async ({ page }) => {
  await open(page, "/results?show=all");
  const card = page.locator('li > a[href*="/2025-fog-bowl"]');
  await card.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Shown:/ })).toHaveText(
    /^Shown: Fog Bowl 2025, .*3rd place$/,
  );
  await expect(card).toBeFocused();
});
