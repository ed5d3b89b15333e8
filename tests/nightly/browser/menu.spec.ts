import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { whileTryoutsAreOpen } from "#tests/e2e/support/tryouts-open.ts";

test("the open menu is accessible by day and night @phone", async ({ page }) => {
  await whileTryoutsAreOpen(page);
  await open(page, "/results");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("#menu").getByRole("link", { name: /throw with us/ })).toBeVisible();
  expect(await violationsByDayAndNight(page)).toEqual([]);
});

test("the open menu no longer blocks the page if the window gets wide @phone", async ({ page }) => {
  await open(page, "/results");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("#main")).toHaveAttribute("inert");
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator("#main")).not.toHaveAttribute("inert");
  await page.getByRole("searchbox").click();
  await expect(page.getByRole("searchbox")).toBeFocused();
});
