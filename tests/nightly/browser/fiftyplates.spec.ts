import { plate, shownClaim } from "#tests/e2e/fiftyplates-page.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("every edition has its own map, selected by a click", async ({ page }) => {
  const editions = page.getByRole("navigation", { name: "Edition" });
  await open(page, "/fiftyplates");
  await editions.getByRole("link", { name: "2024" }).click();
  await expect(page).toHaveURL("/fiftyplates?edition=2024");
  await expect(page).toHaveTitle("Fifty Plates 2024 · Côte Sauvage Ultimate");
  await expect(page.getByRole("link", { name: /: not claimed$/ })).toHaveCount(50);
  await expect(plate(page, "Mexico")).toHaveAccessibleName(
    "Mexico (bonus): claimed by Edda Elder, July 20, 2024",
  );
  await expect(shownClaim(page, "ELD 9")).toBeVisible();
  await editions.getByRole("link", { name: "2025" }).click();
  await expect(page).toHaveURL("/fiftyplates");
  await expect(shownClaim(page, "O 1")).toBeVisible();
});
