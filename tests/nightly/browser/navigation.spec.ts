import { searchField } from "#tests/e2e/results-page.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { readPlace, scrollAndSettle } from "#tests/e2e/support/place.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a footer link to the current page scrolls to the top", async ({ page }) => {
  for (const [address, name] of [
    ["/results?show=all", "Results"],
    ["/news?show=all", "News"],
    ["/players", "Players"],
  ] as const) {
    await open(page, address);
    await scrollAndSettle(page, 500);
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).press("Enter");
    await expect.poll(() => readPlace(page), address).toBe(0);
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    // Keys go on from the top.
    await page.keyboard.press("Tab");
    await expect(page.getByRole("contentinfo").locator(":focus")).toHaveCount(0);
  }
});

test("Back clears text that was typed a moment ago", async ({ page }) => {
  await open(page, "/results");
  await page.getByRole("combobox", { name: "Season" }).selectOption("Côte Sauvage 2024");
  await expect(page).toHaveURL(/season=/);
  await page.clock.install();
  await searchField(page).fill("drift");
  await page.goBack();
  await expect(page).toHaveURL("/results");
  await expect(searchField(page)).toHaveValue("");
  // Longer than the delay between typing and the URL change.
  await page.clock.runFor(1000);
  await expect(searchField(page)).toHaveValue("");
  await expect(page).toHaveURL("/results");
});

test("the address bar has no slash at the end of a path, although a link has one", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await page.locator('main a[href^="/results/?season="]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
  await expect(page).toHaveURL(/\/results\?season=[\w-]+$/);
});
