import type { Page } from "@playwright/test";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { badges, detailsHeading, selectBadge, selectPerson, tab } from "./quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the last update is relative to the visitor’s clock, with the full date in a tooltip", async ({
  page,
}) => {
  await page.clock.setFixedTime("2025-09-01T18:30:00Z");
  await open(page, "/badgequest");
  const time = page.locator("time");
  await expect(time).toHaveText("2 hours ago");
  await expect(time).toHaveAttribute("title", "Sep 1st 2025, 12:00 pm");
  await expect(time).toHaveAttribute("datetime", "2025-09-01T12:00:00-04:00");
});

const panel = (page: Page) => page.getByRole("tabpanel");

test("a selection changes address and title, and survives Back and a reload @desktop @every-browser", async ({
  page,
}) => {
  await open(page, "/badgequest");
  for (const [select, name, address, details] of [
    [selectPerson, "Begoña Núñez", "view=person&player=nunez", "Individual Details"],
    [selectBadge, "Knotty", "view=badge&player=nunez&badge=KNOTTY", "Badge Details"],
  ] as const) {
    await test.step(`selecting ${name} opens ${details}`, async () => {
      await select(page, name);
      await expect(detailsHeading(page, name)).toBeVisible();
      await expect(page).toHaveURL(`/badgequest?${address}`);
      await expect(page).toHaveTitle(`${name} · Tide Quest 2025`);
      await expect(tab(page, details)).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel", { name: details })).toBeVisible();
    });
  }
  await test.step("Back, Forward and a reload keep the selection", async () => {
    await page.goBack();
    await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
    await page.goForward();
    await page.reload();
    await expect(detailsHeading(page, "Knotty")).toBeVisible();
    await tab(page, "Individual Details").click();
    await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
    await tab(page, "Team Stats").click();
    await expect(page.getByRole("definition").first()).toHaveText("10");
    await tab(page, "Individual Details").click();
    await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
  });
  await test.step("plates link to the map, and the map links back by person", async () => {
    await panel(page).getByText("Every time, with dates").click();
    await panel(page).getByRole("link", { name: "Ohio" }).first().click();
    await expect(page).toHaveURL("/fiftyplates?plate=OH");
    await page.getByRole("link", { name: "Begoña Núñez", exact: true }).first().click();
    await expect(page).toHaveURL("/players/nunez");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/badgequest.*player=nunez/);
  });
  await test.step("people link to their badges, and badges to people and the map", async () => {
    await panel(page)
      .getByRole("link", { name: /^Fifty Plates/ })
      .last()
      .click();
    await expect(detailsHeading(page, "Fifty Plates")).toBeVisible();
    await panel(page).getByRole("link", { name: "Begoña Núñez" }).first().click();
    await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
    await page.goBack();
    await panel(page).getByRole("link", { name: "The map of the plates" }).click();
    await expect(page).toHaveURL("/fiftyplates");
  });
});

test("on a desktop the selected person or badge is marked in its list, and badges have their names below @desktop", async ({
  page,
}) => {
  await open(page, "/badgequest?view=person&player=aberg&badge=KNOTTY");
  const current = page.locator('main section [aria-current="true"]');
  await test.step("the selection is marked on the leaderboard or among the badges", async () => {
    await expect(current).toHaveCount(1);
    await expect(current).toContainText("Åsa Åberg");
    await tab(page, "Badge Details").click();
    await expect(current).toHaveCount(1);
    await expect(current).toContainText("Knotty");
    await tab(page, "Team Stats").click();
    await expect(current).toHaveCount(0);
  });
  await test.step("a badge’s name is below its token", async () => {
    const badge = badges(page).getByRole("link", { name: "Low Tide" });
    const name = await measureBox(badge.getByText("Low Tide"));
    const token = await measureBox(badge.locator("svg"));
    expect(name.height).toBeGreaterThan(12);
    expect(name.y).toBeGreaterThanOrEqual(token.y + token.height);
  });
});
