import { open } from "#tests/e2e/support/hydrated.ts";
import { detailsHeading, tab } from "./quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("an address that names a person or a badge shows her or it", async ({ page }) => {
  for (const [named, name] of [
    ["player=o", "Li O"],
    ["badge=KNOTTY", "Knotty"],
    ["badge=OLD_HAT", "Old Hat"],
  ] as const) {
    await open(page, `/badgequest?${named}`);
    await expect(detailsHeading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Tide Quest 2025`);
  }
  for (const unknown of ["player=ghost", "badge=ghost"]) {
    await open(page, `/badgequest?${unknown}`);
    await expect(page.getByText("“ghost” is not in this edition of Badge Quest.")).toBeVisible();
  }
});

test("Team Stats can be had while somebody is selected @desktop", async ({ page }) => {
  await open(page, "/badgequest?player=o");
  await tab(page, "Team Stats").click();
  await expect(page.getByRole("definition").first()).toHaveText("10");
  await tab(page, "Individual Details").click();
  await expect(detailsHeading(page, "Li O")).toBeVisible();
});
