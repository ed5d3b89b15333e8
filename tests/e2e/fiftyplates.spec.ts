import type { Page } from "@playwright/test";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

/** A plate on the map. */
const plate = (page: Page, name: string) =>
  page.getByRole("link", { name: new RegExp(`^${name}: `) });

/** A text of the claim that is shown large. */
const shownClaim = (page: Page, text: string) => page.locator("[aria-live]").getByText(text);

test("the first claim is shown large, and a click or a key shows another one", async ({ page }) => {
  await open(page, "/fiftyplates");
  await expect(shownClaim(page, "O 1")).toBeVisible();
  await expect(plate(page, "Maine")).toHaveAttribute("aria-current", "true");
  await plate(page, "Ohio").click();
  await expect(shownClaim(page, "NUN 2")).toBeInViewport();
  await expect(shownClaim(page, "July 27, 2025")).toBeVisible();
  await expect(page).toHaveURL("/fiftyplates?plate=OH");
  await expect(page).toHaveTitle("Ohio · Fifty Plates 2025");
  await expect(page.locator('li > [aria-current="true"]')).toHaveCount(1);
  await page.goBack();
  await expect(shownClaim(page, "O 1")).toBeVisible();
  await page.goForward();
  await expect(shownClaim(page, "NUN 2")).toBeVisible();
  await page.reload();
  await expect(shownClaim(page, "NUN 2")).toBeVisible();
  await plate(page, "Wyoming").click();
  await expect(shownClaim(page, "Nobody claimed it in 2025.")).toBeVisible();
  await plate(page, "Alaska").focus();
  await page.keyboard.press("Tab");
  await expect(plate(page, "Maine")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shownClaim(page, "O 1")).toBeVisible();
});
