import type { Page } from "@playwright/test";
import { boxOf } from "#tests/e2e/support/box.ts";
import { canvasSize } from "#tests/e2e/support/drawing.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const sliders = (page: Page) => page.getByRole("slider");

/** From where to where the picture and all sliders reach. */
async function reach(page: Page) {
  const parts = [page.locator("canvas"), ...(await sliders(page).all())];
  const boxes = await Promise.all(parts.map(boxOf));
  return {
    top: Math.min(...boxes.map(({ y }) => y)),
    bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
  };
}

test("tablets have the picture of 500 pixels, phones on their side that of 350 @phone", async ({
  page,
}) => {
  await open(page, "/corevalues");
  for (const [width, height, side] of [
    [768, 1024, 500],
    [820, 1180, 500],
    [844, 390, 350],
    [932, 430, 350],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await canvasSize(page)).shown, `${width}`).toEqual([side, side]);
  }
});

test("a phone shows the picture and all sliders at once @phone", async ({ page }) => {
  await open(page, "/corevalues");
  const { top, bottom } = await reach(page);
  expect(top).toBeGreaterThanOrEqual(64);
  expect(bottom).toBeLessThanOrEqual(844);
});

test("a phone on its side shows picture and sliders at once @phone", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, "/corevalues");
  const { top, bottom } = await reach(page);
  expect(bottom - top).toBeLessThanOrEqual(390);
});

test("on small phones the picture stays in view above the slider in use @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/corevalues");
  await page.getByRole("button", { name: "Reset" }).focus();
  for (const name of ["Character", "Skill", "Effort", "Brain"]) {
    await page.keyboard.press("Shift+Tab");
    const slider = page.getByRole("slider", { name });
    await expect(slider).toBeFocused();
    const [picture, used] = [await boxOf(page.locator("canvas")), await boxOf(slider)];
    expect(picture.y, name).toBeGreaterThanOrEqual(64);
    expect(used.y, name).toBeGreaterThanOrEqual(picture.y + picture.height);
    expect(used.y + used.height, name).toBeLessThanOrEqual(568);
    expect(used.width, name).toBeGreaterThan(180);
  }
});
