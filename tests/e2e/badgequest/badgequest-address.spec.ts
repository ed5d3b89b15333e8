import { open } from "#tests/e2e/support/hydrated.ts";
import { detailsHeading, tab } from "./quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Team Stats can be had while somebody is selected @desktop", async ({ page }) => {
  await open(page, "/badgequest?player=o");
  await tab(page, "Team Stats").click();
  await expect(page.getByRole("definition").first()).toHaveText("10");
  await tab(page, "Individual Details").click();
  await expect(detailsHeading(page, "Li O")).toBeVisible();
});
