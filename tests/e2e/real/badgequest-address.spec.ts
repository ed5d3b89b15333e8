import { open } from "#tests/e2e/support/hydrated.ts";
import { detailsHeading, tab } from "#tests/e2e/support/quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("an address that names a person or a badge shows her or it", async ({ page }) => {
  for (const [named, name] of [
    ["player=soter", "Laura Soter"],
    ["badge=RAK", "RAK"],
    ["badge=PLANK_PRO", "Plank Pro"],
  ] as const) {
    await open(page, `/badgequest?${named}`);
    await expect(detailsHeading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Badge Quest 2019`);
  }
  for (const unknown of ["player=ghost", "badge=ghost"]) {
    await open(page, `/badgequest?${unknown}`);
    await expect(page.getByText("“ghost” is not in this edition of Badge Quest.")).toBeVisible();
  }
});

test("Team Stats can be had while somebody is selected @desktop", async ({ page }) => {
  await open(page, "/badgequest?player=soter");
  await tab(page, "Team Stats").click();
  await expect(page.getByRole("definition").first()).toHaveText("951");
  await tab(page, "Individual Details").click();
  await expect(detailsHeading(page, "Laura Soter")).toBeVisible();
});
