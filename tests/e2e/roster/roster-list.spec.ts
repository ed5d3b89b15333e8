import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const table = (page: Page) => page.getByRole("table");

test("the list of a roster has everyone, and a person selected there stays selected in all tabs @desktop", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024&view=list");
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "No.",
    "Player",
    "Position",
    /^Seasons/,
  ]);
  await expect(table(page).getByRole("row")).toHaveCount(1 + 41);
  const alder = table(page).getByRole("row").filter({ hasText: "Alder" });
  await expect(alder.getByText("Handler").locator("visible=true")).toHaveCount(1);
  await expect(page).toHaveTitle("Côte Sauvage 2024 · Roster list");
  await test.step("a person selected in the list is shown, and the tabs keep her and the season", async () => {
    await table(page)
      .getByRole("link", { name: /Yarrow/ })
      .click();
    await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&view=player&player=yarrow");
    await page.goBack();
    await expect(table(page)).toBeVisible();
    await page.goForward();
    await page.getByRole("tab", { name: "List" }).click();
    await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&view=list&player=yarrow");
    await page.getByRole("tab", { name: "Roster" }).click();
    await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&player=yarrow");
    await page.getByRole("tab", { name: "Player" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Zoe Yarrow");
  });
});
