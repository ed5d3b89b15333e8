import type { Page } from "@playwright/test";
import { measureBox } from "#tests/e2e/support/box.ts";
import { canvasSize } from "#tests/e2e/support/drawing.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Of the bar at the top of phones. */
const BAR_HEIGHT = 64;

const sliders = (page: Page) => page.getByRole("slider");

/** Bounds of the picture and all sliders. */
async function measureReach(page: Page) {
  const parts = [page.locator("canvas"), ...(await sliders(page).all())];
  const boxes = await Promise.all(parts.map(measureBox));
  return {
    top: Math.min(...boxes.map(({ y }) => y)),
    bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
  };
}

test("phones and tablets show the picture and all sliders at once, and small phones the slider in use @phone", async ({
  page,
}) => {
  await open(page, "/corevalues");
  await test.step("a phone in portrait", async () => {
    expect(await canvasSize(page)).toEqual({ shown: [350, 350], pixels: [700, 700] });
    const { top, bottom } = await measureReach(page);
    expect(top).toBeGreaterThanOrEqual(BAR_HEIGHT);
    expect(bottom).toBeLessThanOrEqual(844);
  });
  for (const [width, height, side] of [
    [768, 1024, 500],
    [820, 1180, 500],
    [844, 390, 350],
    [932, 430, 350],
  ] as const) {
    await test.step(`${width} × ${height}: a picture of ${side} px`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await canvasSize(page)).shown).toEqual([side, side]);
      const { top, bottom } = await measureReach(page);
      expect(bottom - top).toBeLessThanOrEqual(height);
    });
  }
  await test.step("on small phones the picture stays visible above the active slider", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole("button", { name: "Reset" }).focus();
    for (const name of ["Character", "Skill", "Effort", "Brain"]) {
      await page.keyboard.press("Shift+Tab");
      const slider = page.getByRole("slider", { name });
      await expect(slider).toBeFocused();
      const [picture, used] = [await measureBox(page.locator("canvas")), await measureBox(slider)];
      expect(picture.y, name).toBeGreaterThanOrEqual(BAR_HEIGHT);
      expect(used.y, name).toBeGreaterThanOrEqual(picture.y + picture.height);
      expect(used.y + used.height, name).toBeLessThanOrEqual(568);
      // Wide enough for a thumb.
      expect(used.width, name).toBeGreaterThan(180);
    }
  });
});
