/** A stranger on a phone has an answer within two taps from Home; tests/pages/first-minute.test.ts has more questions. */
import type { Page } from "@playwright/test";
import { open } from "./support/hydrated.ts";
import { field, hits } from "./support/search-dialog.ts";
import { expect, test } from "./support/test.ts";

const searchButton = (page: Page) =>
  page.getByRole("banner").locator("a[aria-haspopup=dialog]:visible");

test("on a phone a tap opens the search, and a tap on its first hit leads to the answer @phone", async ({
  page,
}) => {
  await open(page, "/");
  await searchButton(page).click();
  await field(page).fill("gale 2025");
  await expect(hits(page).first()).toHaveText(/Albany Gale.*Fog Bowl 2025.*15.*10/s);
  await hits(page).first().click();
  await expect(page).toHaveURL("/tournaments/2025-fog-bowl");
  await expect(page.locator("main").getByText("Albany Gale").first()).toBeVisible();
});

test("on a phone a hit leads to the section of a page with the answer @phone", async ({ page }) => {
  await open(page, "/");
  await searchButton(page).click();
  await field(page).fill("captain 2025");
  await expect(hits(page).first()).toHaveText(/Captains 2025.*Li O/s);
  await hits(page).first().click();
  await expect(page).toHaveURL("/seasons/2025#roster");
  await expect(page.locator("#roster")).toBeInViewport();
});
