/** Tests where the selected season is remembered, and where not. */
import { expect, type Page } from "@playwright/test";
import { mainLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { test } from "#tests/e2e/support/test.ts";

/** Expects the links of a page without seasons to keep a season. */
const expectSeason = (page: Page, year: number) =>
  expect(mainLink(page, "News")).toHaveAttribute("href", `/news?season=cote-sauvage-${year}`);

/** Selects a season, and goes on to a page without seasons. */
async function selectSeason(page: Page, year: number): Promise<void> {
  await open(page, `/roster?season=cote-sauvage-${year}`);
  await mainLink(page, "About Us").click();
  await expect(page).toHaveURL("/about");
  await expectSeason(page, year);
}

const leave = (page: Page) => page.goto("data:text/html,Another%20site");

test("a page without seasons keeps the selected one over a reload, and over Back from another site", async ({
  page,
}) => {
  await selectSeason(page, 2024);
  await page.reload();
  await expectSeason(page, 2024);
  await leave(page);
  await page.goBack();
  await expectSeason(page, 2024);
});

test("a new tab has the season of the page with its link, also after a reload", async ({
  page,
  context,
}) => {
  await selectSeason(page, 2024);
  const link = page.locator('footer a[href="/corevalues"]');
  for (const press of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
    const opening = context.waitForEvent("page");
    await link.click(press);
    const tab = await opening;
    await expect(tab).toHaveURL("/corevalues");
    await expectSeason(tab, 2024);
    await tab.reload();
    await expectSeason(tab, 2024);
    await tab.close();
  }
  await expect(link).toHaveAttribute("href", "/corevalues");
});

test("Back to a page without seasons returns to the season that was selected there", async ({
  page,
}) => {
  await selectSeason(page, 2024);
  await selectSeason(page, 2025);
  await page.goBack();
  await expect(page).toHaveURL(/\/roster/);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expectSeason(page, 2024);
});

test("an address that is typed anew starts with the current season", async ({ page }) => {
  await selectSeason(page, 2024);
  // Chromium keeps an entry's older state when its own address is typed once more.
  await leave(page);
  await open(page, "/about");
  await expect(mainLink(page, "News")).toHaveAttribute("href", "/news");
});

test("an unknown season is not carried along", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2021");
  await mainLink(page, "Results").click();
  await expect(page).toHaveURL("/results");
});
