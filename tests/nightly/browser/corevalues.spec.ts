import type { Page } from "@playwright/test";
import { slider, values } from "#tests/e2e/corevalues-page.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { canvasSize, colorAt, differingParts, readPaper } from "#tests/e2e/support/drawing.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// One test changes the pixel density.
test.use({ reuseContext: false });

/** Between the circles, in units of the drawing. */
const BARE_PAPER = [250, 262] as const;

test("the URL of the next page stays clean after a slider was moved just before", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/corevalues");
  await page.evaluate(() => {
    const range = document.querySelector<HTMLInputElement>("input[type=range]");
    const link = document.querySelector<HTMLElement>('footer a[href="/fiftyplates"]');
    if (range === null || link === null) throw new Error("There is no slider or no link.");
    range.valueAsNumber = 12;
    range.dispatchEvent(new Event("input", { bubbles: true }));
    link.click();
  });
  await expect(page).toHaveURL("/fiftyplates");
  // Longer than a moved slider waits before it changes the URL.
  await page.clock.runFor(1000);
  await expect(page).toHaveURL("/fiftyplates");
});

test("the picture fits the window, with one pixel per screen pixel", async ({ page }) => {
  await open(page, "/corevalues?character=100");
  for (const [width, side] of [
    [1440, 500],
    [590, 350],
    [320, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => canvasSize(page))
      .toEqual({ shown: [side, side], pixels: [side, side] });
  }
  const session = await page.context().newCDPSession(page);
  // Zooming changes window width and density.
  for (const density of [3, 2, 4]) {
    await session.send("Emulation.setDeviceMetricsOverride", {
      width: 1400 + density,
      height: 900,
      deviceScaleFactor: density,
      mobile: false,
    });
    await expect
      .poll(() => canvasSize(page))
      .toEqual({ shown: [500, 500], pixels: [500 * density, 500 * density] });
  }
});

test("the artwork that is shown without scripts is the picture at the start, by day and by night", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/corevalues");
  const takeScreenshot = async (canvas: "visible" | "hidden") => {
    await page.locator("canvas").evaluate((node, visibility) => {
      if (node instanceof HTMLElement) node.style.visibility = visibility;
    }, canvas);
    return page.locator("figure").screenshot();
  };
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(async () => String(await colorAt(page, ...BARE_PAPER)))
      .toBe(String(await readPaper(page)));
    const pair = [await takeScreenshot("visible"), await takeScreenshot("hidden")];
    // Of a million color channels, some on the edges of circles.
    expect(await differingParts(page, pair), colorScheme).toBeLessThan(100);
  }
});

/** Height of the bar at the top of phones, in CSS pixels. */
const BAR_HEIGHT = 64;

/** Height of the picture and all sliders together, in CSS pixels. */
async function measureHeight(page: Page): Promise<number> {
  const parts = [page.locator("canvas"), ...values.map((name) => slider(page, name))];
  const boxes = await Promise.all(parts.map(measureBox));
  const top = Math.min(...boxes.map(({ y }) => y));
  return Math.max(...boxes.map(({ y, height }) => y + height)) - top;
}

test("phones and tablets show the picture with all sliders at once @phone", async ({ page }) => {
  await open(page, "/corevalues");
  for (const [width, height, room] of [
    [390, 844, 844 - BAR_HEIGHT],
    [768, 1024, 1024],
    [820, 1180, 1180],
    [844, 390, 390],
    [932, 430, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => measureHeight(page), `${width} × ${height}`).toBeLessThanOrEqual(room);
  }
});

test("on small phones the picture stays above the slider in use @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/corevalues");
  await page.getByRole("button", { name: "Reset" }).focus();
  for (const name of values.toReversed()) {
    await page.keyboard.press("Shift+Tab");
    await expect(slider(page, name)).toBeFocused();
    // The page may still be scrolling to it.
    await expect(async () => {
      const picture = await measureBox(page.locator("canvas"));
      const used = await measureBox(slider(page, name));
      expect(picture.y, name).toBeGreaterThanOrEqual(BAR_HEIGHT);
      expect(used.y, name).toBeGreaterThanOrEqual(picture.y + picture.height);
      expect(used.y + used.height, name).toBeLessThanOrEqual(568);
    }).toPass();
  }
});
