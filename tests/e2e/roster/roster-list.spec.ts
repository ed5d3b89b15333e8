import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;
const table = (page: Page) => page.getByRole("table");

test("the list has number, player, position and seasons, on phones with the position below the name", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024&view=list");
  await expect(table(page).getByRole("columnheader")).toHaveText(
    isPhone(page) ? ["No.", "Player", "Seasons"] : ["No.", "Player", "Position", "Seasons"],
  );
  await expect(table(page).getByRole("row")).toHaveCount(1 + 41);
  const alder = table(page).getByRole("row").filter({ hasText: "Alder" });
  await expect(alder.getByText("Handler").locator("visible=true")).toHaveCount(1);
  await expect(page).toHaveTitle("Côte Sauvage 2024 · Roster list");
});

test("a row shows the nickname in curly quotes, the clipboard and the seasons in words", async ({
  page,
}) => {
  await open(page, "/roster?view=list");
  const captain = table(page).getByRole("row").filter({ hasText: "Quill" });
  await expect(captain.getByRole("link")).toHaveText("Tamsin Quill “QQ”Cutter Captain");
  await expect(captain.getByRole("cell").first()).toHaveText("");
  const row = table(page).getByRole("row").filter({ hasText: "“Billie”" });
  await expect(row.getByRole("cell").first()).toHaveText("0");
  await expect(row.getByRole("cell").last()).toHaveText("2023–2026");
  await expect(row.locator("circle")).toHaveCount(4);
});

test("jersey 0 is listed, and a coach has no number", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2025&view=list");
  const rows = table(page).getByRole("row");
  await expect(rows.nth(1).getByRole("cell").first()).toHaveText("0");
  await expect(rows.last()).toContainText("Gudrun Brandt");
  await expect(rows.last().getByRole("cell").first()).toHaveText("");
});

test("picking a person in the list shows her", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024&view=list");
  await table(page)
    .getByRole("link", { name: /Yarrow/ })
    .click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&view=player&player=yarrow");
  await page.goBack();
  await expect(table(page)).toBeVisible();
});

test("the tabs keep the season and the person", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024&view=player&player=alder");
  await page.getByRole("tab", { name: "List" }).click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&view=list&player=alder");
  await page.getByRole("tab", { name: "Roster" }).click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&player=alder");
  await page.getByRole("tab", { name: "Player" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Ada Alder");
});
