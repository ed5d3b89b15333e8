/** Tests how the season is carried from page to page in addresses, and where not. */
import type { Page } from "@playwright/test";
import { mainLink } from "#tests/e2e/support/follow-link.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const season = (year: number) => `season=cote-sauvage-${year}`;

/** Follows a link to News, which shows that the season is still the selected one, and returns. */
async function expectSeason(page: Page, year: number): Promise<void> {
  await mainLink(page, "News").click();
  await expect(page).toHaveURL(`/news?${season(year)}`);
  await page.goBack();
  await expect(mainLink(page, "News")).toBeVisible();
}

/** Selects a season, and goes on to a page without seasons. */
async function selectSeason(page: Page, year: number): Promise<void> {
  await open(page, `/roster?${season(year)}`);
  await mainLink(page, "About Us").click();
  await expect(page).toHaveURL(`/about?${season(year)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/about/i);
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
  const link = page.locator('footer a[href^="/corevalues"]');
  for (const press of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
    const opening = context.waitForEvent("page");
    await link.click(press);
    const tab = await opening;
    await expect(tab).toHaveURL(`/corevalues?${season(2024)}`);
    await tab.reload();
    await expectSeason(tab, 2024);
    await tab.close();
  }
});

test("the season is kept through a player’s page and a link pressed with the keyboard", async ({
  page,
}) => {
  await open(page, `/roster?${season(2024)}`);
  await mainLink(page, "Players").or(page.locator('footer a[href^="/players"]')).first().click();
  await page.locator('main a[href^="/players/"]').first().click();
  await expect(page).toHaveURL(new RegExp(`/players/[\\w-]+\\?${season(2024)}$`));
  await mainLink(page, "Results").press("Enter");
  await expect(page).toHaveURL(`/results?${season(2024)}`);
});

test("an address that names only a tournament means its season, also on the next pages", async ({
  page,
}) => {
  await open(page, "/results?tournament=2024-fog-bowl");
  await expect(page.getByRole("combobox", { name: "Season" })).toHaveValue("cote-sauvage-2024");
  await mainLink(page, "About Us").click();
  await expect(page).toHaveURL(`/about?${season(2024)}`);
  await expectSeason(page, 2024);
});

test("Back to a page without seasons returns to the season that was selected there", async ({
  page,
}) => {
  await selectSeason(page, 2024);
  await selectSeason(page, 2025);
  await page.goBack();
  await expect(page).toHaveURL(/\/roster/);
  await page.goBack();
  await expect(page).toHaveURL(`/about?${season(2024)}`);
  await expectSeason(page, 2024);
});

test("a return to the current season leaves addresses clean", async ({ page }) => {
  await open(page, `/results?${season(2024)}`);
  const link = mainLink(page, "News");
  // The season is added under the pointer, and removed again.
  await link.hover();
  await expect(link).toHaveAttribute("href", `/news?${season(2024)}`);
  await page.getByRole("combobox", { name: "Season" }).selectOption("cote-sauvage-2026");
  await expect(page).toHaveURL("/results");
  await link.click();
  await expect(page).toHaveURL("/news");
});

test("an address that is typed anew starts with the current season", async ({ page }) => {
  await selectSeason(page, 2024);
  await leave(page);
  await open(page, "/about");
  await mainLink(page, "News").click();
  await expect(page).toHaveURL("/news");
});
