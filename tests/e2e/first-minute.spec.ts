/** A stranger on a phone has an answer within two taps from Home; tests/pages/first-minute.test.ts has more questions. */
import { open } from "./support/hydrated.ts";
import { field, hits, searchButton } from "./support/search-dialog.ts";
import { expect, test } from "./support/test.ts";

test("on a phone a hit leads to the section of a page with the answer @phone", async ({ page }) => {
  await open(page, "/");
  await searchButton(page).click();
  await field(page).fill("captain 2025");
  await expect(hits(page).first()).toHaveText(/Captains 2025.*Li O/s);
  await hits(page).first().click();
  await expect(page).toHaveURL("/seasons/2025#roster");
  await expect(page.locator("#roster")).toBeInViewport();
});
