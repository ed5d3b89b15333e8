import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;
const table = (page: Page) => page.getByRole("table");

test("the list has number, player, position and seasons, on phones with the position below the name", async ({
  page,
}) => {
  await open(page, "/roster?season=rival-2016&view=list");
  await expect(table(page).getByRole("columnheader")).toHaveText(
    isPhone(page) ? ["No.", "Player", "Seasons"] : ["No.", "Player", "Position", "Seasons"],
  );
  await expect(table(page).getByRole("row")).toHaveCount(1 + 26);
  const moore = table(page).getByRole("row").filter({ hasText: "Moore" });
  await expect(moore.getByText("Cutter").locator("visible=true")).toHaveCount(1);
  await expect(page).toHaveTitle("Rival 2016 · Roster list");
});

test("a row shows the nickname in curly quotes, the clipboard and the seasons in words", async ({
  page,
}) => {
  await open(page, "/roster?season=rival-2016&view=list");
  const row = table(page).getByRole("row").filter({ hasText: "Moore" });
  await expect(row.getByRole("link")).toHaveText("Becky Moore “Tots”Cutter Captain");
  await expect(row.getByRole("cell").first()).toHaveText("8");
  await expect(row.getByRole("cell").last()).toHaveText("2015–2022");
  await expect(row.locator("circle")).toHaveCount(7);
});

test("jersey 0 is listed, and a coach has no number", async ({ page }) => {
  await open(page, "/roster?season=rival-2019&view=list");
  const rows = table(page).getByRole("row");
  await expect(rows.nth(1).getByRole("cell").first()).toHaveText("0");
  await expect(rows.last()).toContainText("DeAnna Ball");
  await expect(rows.last().getByRole("cell").first()).toHaveText("");
});

test("picking a person in the list shows her", async ({ page }) => {
  await open(page, "/roster?season=rival-2016&view=list");
  await table(page)
    .getByRole("link", { name: /Zettner/ })
    .click();
  await expect(page).toHaveURL("/roster?season=rival-2016&view=player&player=zettner");
  await page.goBack();
  await expect(table(page)).toBeVisible();
});

test("the tabs keep the season and the person", async ({ page }) => {
  await open(page, "/roster?season=rival-2016&view=player&player=harley");
  await page.getByRole("tab", { name: "List" }).click();
  await expect(page).toHaveURL("/roster?season=rival-2016&view=list&player=harley");
  await page.getByRole("tab", { name: "Roster" }).click();
  await expect(page).toHaveURL("/roster?season=rival-2016&player=harley");
  await page.getByRole("tab", { name: "Player" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Caitlin Harley");
});
