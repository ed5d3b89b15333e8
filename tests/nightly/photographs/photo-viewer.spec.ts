import type { Page } from "@playwright/test";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const tiles = (page: Page) =>
  page.getByRole("list", { name: "Photographs from Côte Sauvage 2026" }).getByRole("link");
const viewer = (page: Page) =>
  page.getByRole("dialog", { name: "Photographs from Côte Sauvage 2026" });

test("a photo opens large with its caption and credit", async ({ page }) => {
  await open(page, "/news");
  await expect(tiles(page)).toHaveCount(7);
  await tiles(page).nth(2).click();
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page)).toContainText("3 of 7");
  await expect(viewer(page).getByRole("img")).toHaveAccessibleName(
    "A made photograph called 2026_water",
  );
  await expect(viewer(page)).toContainText("2026_water in words");
  await expect(viewer(page)).toContainText("Photograph: Nobody");
  await expect(page).toHaveURL("/news?photo=3");
  expect(await violationsByDayAndNight(page)).toEqual([]);
});

test("in the viewer arrow keys step through the photos, Tab stays, and Escape returns the focus", async ({
  page,
}) => {
  await open(page, "/news");
  await tiles(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(viewer(page)).toContainText("2 of 7");
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page)).toContainText("3 of 7");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer(page)).toContainText("2 of 7");
  await page.keyboard.press("End");
  await expect(viewer(page)).toContainText("7 of 7");
  await page.keyboard.press("Home");
  await expect(viewer(page)).toContainText("1 of 7");
  await expect(viewer(page).getByRole("button", { name: "Previous photograph" })).toBeDisabled();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator("#main a:focus")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(tiles(page).nth(1)).toBeFocused();
  await expect(page).toHaveURL("/news");
});

test("Back closes the photo, Forward opens it again", async ({ page }) => {
  await open(page, "/news");
  await tiles(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL("/news");
  await page.goForward();
  await expect(viewer(page)).toContainText("1 of 7");
});

test("a shared link opens the same photo", async ({ page }) => {
  await open(page, "/news?season=cote-sauvage-2024&photo=2");
  const shown = page.getByRole("dialog", { name: "Photographs from Côte Sauvage 2024" });
  await expect(shown).toContainText("2024_boat in words");
  await shown.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/news?season=cote-sauvage-2024");
});

test("on a phone swiping steps to the next photo and back @phone", async ({ page }) => {
  await open(page, "/news?photo=2");
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const y = 420;
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x: from, y }],
    });
    for (const x of [from + (to - from) / 2, to]) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await expect(viewer(page)).toContainText("2 of 7");
  await swipe(300, 90);
  await expect(viewer(page)).toContainText("3 of 7");
  await swipe(90, 300);
  await expect(viewer(page)).toContainText("2 of 7");
});

test("a photo that cannot be fetched shows a message in its place", async ({ page }) => {
  await page.route("**/media/**", (route) => route.fulfill({ body: "no picture" }));
  await open(page, "/news?photo=1");
  await expect(viewer(page)).toContainText("This photo couldn’t be loaded.");
});
