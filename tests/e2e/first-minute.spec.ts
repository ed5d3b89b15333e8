/** A stranger on a phone has an answer within two taps from Home; tests/pages/first-minute.test.ts has more questions. */
import { open } from "#tests/e2e/support/hydrated.ts";
import { dialog, field, hits } from "#tests/e2e/support/search-dialog.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("on a phone a tap opens the search, and a tap on its first hit leads to the answer, or a suggestion to Join @phone", async ({
  page,
}) => {
  const searchButton = page.getByRole("banner").locator("a[aria-haspopup=dialog]:visible");
  await open(page, "/");
  await test.step("who won against Gale in 2025", async () => {
    await searchButton.click();
    await field(page).fill("gale 2025");
    await expect(hits(page).first()).toHaveText(/Albany Gale.*Fog Bowl 2025.*15.*10/s);
    await hits(page).first().click();
    await expect(page).toHaveURL("/tournaments/2025-fog-bowl");
    await expect(page.locator("main").getByText("Albany Gale").first()).toBeVisible();
    await page.goBack();
  });
  await test.step("which badge Gwen Gorse earned most, in a section of her page", async () => {
    await searchButton.click();
    await field(page).fill("gorse badge");
    await expect(hits(page).first()).toHaveText(/Gwen Gorse.*most earned badge: Old Hat, 2 times/s);
    await hits(page).first().click();
    await expect(page).toHaveURL("/players/gorse#badge-quest");
    await expect(page.locator("#badge-quest")).toBeInViewport();
    await page.goBack();
  });
  await test.step("Join is the first suggestion of an empty search", async () => {
    await searchButton.click();
    await expect(hits(page)).toHaveText([/^Join/, /^Results/, /^Roster/, /^News/, /^Sponsors/]);
    await field(page).fill("nunez zucchini");
    await expect(dialog(page).getByRole("status")).toContainText("No match for zucchini.");
    await field(page).fill("");
    await hits(page).first().click();
    await expect(page).toHaveURL("/join");
  });
});
