import type { Page } from "@playwright/test";
import {
  badges,
  detailsHeading,
  leaderboard,
  selectBadge,
  selectPerson,
} from "#tests/e2e/badgequest-page.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("another edition is one click away, in the URL, and back again", async ({ page }) => {
  const editions = page.getByRole("navigation", { name: "Editions" });
  await open(page, "/badgequest");
  await expect(heading(page)).toHaveText("Tide Quest 2025");
  await editions.getByRole("link", { name: /^2024/ }).click();
  await expect(page).toHaveURL("/badgequest?edition=2024");
  await expect(heading(page)).toHaveText("Tide Quest 2024");
  await expect(page).toHaveTitle(/Tide Quest 2024/);
  await expect(page.getByText("The log of 2024 ends")).toBeVisible();
  await editions.getByRole("link", { name: /^2025/ }).click();
  await expect(page).toHaveURL("/badgequest");
  await expect(heading(page)).toHaveText("Tide Quest 2025");
  await page.goBack();
  await expect(heading(page)).toHaveText("Tide Quest 2024");
});

test("badges can be filtered by core value, also by keyboard, which the address keeps", async ({
  page,
}) => {
  await open(page, "/badgequest?view=badges");
  await page.getByRole("radio", { name: /^All/ }).press("ArrowRight");
  await expect(page).toHaveURL(/value=brain/);
  await expect(page.getByRole("radio", { name: /^Brain/ })).toBeFocused();
  await badges(page).getByText("Skill").click();
  await expect(page).toHaveURL(/[?&]value=skill/);
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Skill/ })).toBeChecked();
  await expect(badges(page).getByRole("link", { name: "Low Tide" })).toHaveCount(0);
});

test("a badge clicked at the end of the page is shown from its top", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, "/badgequest");
  const last = badges(page).getByRole("link", { name: "Never Yet" });
  await last.evaluate((link) => {
    link.scrollIntoView({ block: "end", behavior: "instant" });
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await last.click();
  await expect(detailsHeading(page, "Never Yet")).toBeInViewport();
});

test("on a phone a selected person or badge shows the top of Details @phone", async ({ page }) => {
  await open(page, "/badgequest");
  for (const [select, name] of [
    [selectBadge, "Knotty"],
    [selectPerson, "Gudrun Brandt"],
  ] as const) {
    await select(page, name);
    await expect(detailsHeading(page, name)).toBeInViewport();
    await expect(leaderboard(page)).toBeHidden();
  }
});
