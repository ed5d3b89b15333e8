import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const editions = (page: Page) => page.getByRole("navigation", { name: "Editions" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("another edition is one click away, in the URL, and back again", async ({ page }) => {
  await open(page, "/badgequest");
  await expect(heading(page)).toHaveText("Tide Quest 2025");
  await editions(page).getByRole("link", { name: /^2024/ }).click();
  await expect(page).toHaveURL("/badgequest?edition=2024");
  await expect(heading(page)).toHaveText("Tide Quest 2024");
  await expect(page).toHaveTitle(/Tide Quest 2024/);
  await expect(page.getByText("The log of 2024 ends")).toBeVisible();
  await editions(page).getByRole("link", { name: /^2025/ }).click();
  await expect(page).toHaveURL("/badgequest");
  await expect(heading(page)).toHaveText("Tide Quest 2025");
  await page.goBack();
  await expect(heading(page)).toHaveText("Tide Quest 2024");
  await test.step("an edition without the selected person says so", async () => {
    await open(page, "/badgequest?edition=2024&view=person&player=gorse");
    await expect(page.getByRole("heading", { name: /Gorse/ }).first()).toBeVisible();
    await editions(page).getByRole("link", { name: /^2025/ }).click();
    await expect(page.getByText("“gorse” is not in this edition of Badge Quest.")).toBeVisible();
  });
});

test("badges can be filtered by value and by earned, also by keyboard, and a button resets the filter", async ({
  page,
}) => {
  await open(page, "/badgequest?tab=badges");
  const filter = page.getByRole("search", { name: "Filter the badges" });
  await page.getByRole("radio", { name: /^All/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/value=brain/);
  await expect(page.getByRole("radio", { name: /^Brain/ })).toBeFocused();
  await filter.getByText("Skill").click();
  await expect(page).toHaveURL(/[?&]value=skill/);
  await filter.getByRole("combobox", { name: "Earned or not" }).selectOption("open");
  await expect(page).toHaveURL(/have=open/);
  await expect(filter.getByRole("status")).toHaveText("1 badge");
  await page.reload();
  await expect(filter.getByRole("status")).toHaveText("1 badge");
  await filter.getByRole("combobox", { name: "Order" }).selectOption("rare");
  await expect(page.getByRole("heading", { name: "Earned by nobody" })).toBeVisible();
  await filter.getByText("Effort").click();
  await expect(page.getByText("No badges match.")).toBeVisible();
  await page.getByRole("button", { name: "Show all badges" }).click();
  await expect(page.getByText("No badges match.")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^All/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^All/ })).toBeFocused();
});
