import { card } from "#tests/e2e/results-page.ts";
import { open } from "./support/hydrated.ts";
import { readPlace, scrollAndSettle } from "./support/place.ts";
import { expect, test } from "./support/test.ts";

test("Back and Forward between two views of a page restore the scroll position", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  const place = await scrollAndSettle(page, 700);
  await card(page, "2024-fog-bowl").dispatchEvent("click");
  await expect(page).toHaveURL(/tournament=2024-fog-bowl/);
  await expect.poll(() => readPlace(page)).toBe(place);
  const nextPlace = await scrollAndSettle(page, 300);
  await page.goBack();
  await expect(page).toHaveURL("/results?show=all");
  await expect.poll(() => readPlace(page)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL(/tournament=2024-fog-bowl/);
  await expect.poll(() => readPlace(page)).toBe(nextPlace);
});

test("a view that is longer than the prerendered page keeps its scroll position on reload", async ({
  page,
}) => {
  await open(page, "/badgequest?edition=2024");
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const place = await scrollAndSettle(page, end - 50);
  await page.reload();
  await expect.poll(() => readPlace(page)).toBe(place);
});

test("a long list keeps its scroll position on reload", async ({ page }) => {
  await open(page, "/results?show=all");
  await expect(card(page, "2024-fog-bowl")).toBeVisible();
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const place = await scrollAndSettle(page, end - 50);
  await page.reload();
  await expect.poll(() => readPlace(page)).toBe(place);
});

test("Back returns the focus to the link that opened the view", async ({ page }) => {
  await open(page, "/badgequest");
  const link = page.locator("main a[href*='player=nunez']").filter({ visible: true }).first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main h2:focus")).toHaveText("Begoña Núñez");
  await page.goBack();
  await expect(page.locator("main a[href*='player=nunez']:focus")).toBeVisible();
});

test("Forward focuses the heading of a view that replaced its link", async ({ page }) => {
  await open(page, "/roster");
  await page.locator("main a[href$='player=alder']").first().press("Enter");
  await page.goBack();
  await expect(page.locator("main a[href$='player=alder']:focus")).toBeVisible();
  await page.goForward();
  await expect(page.locator("main h2:focus")).toContainText("Alder");
});

test("a parameter that no view has leaves the focus at the beginning of the page", async ({
  page,
}) => {
  await open(page, "/badgequest?from=a-newsletter");
  await expect(page.locator(":focus")).toHaveCount(0);
});

test("Back to a view with a heading returns the focus to the link that was followed", async ({
  page,
}) => {
  await open(page, "/badgequest?player=nunez");
  const link = page.locator("main a[href*='player=alder']").filter({ visible: true }).first();
  await link.press("Enter");
  await expect(page.locator("main h2:focus")).toContainText("Alder");
  await page.goBack();
  await expect(page.locator("main a[href*='player=alder']:focus")).toBeVisible();
});
