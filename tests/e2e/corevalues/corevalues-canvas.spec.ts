import { open } from "#tests/e2e/support/hydrated.ts";
import { drawnCircles } from "#app/domain/core-values.ts";
import { canvasSize, colorAt, differingParts, readInks } from "#tests/e2e/support/drawing.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// One test changes the pixel density.
test.use({ reuseContext: false });

/** Between the circles. */
const BARE_PAPER = [250, 262] as const;

const names = ["brain", "effort", "skill"] as const;

test("the canvas has a circle for each of three values, and follows the sliders and the color scheme", async ({
  page,
}) => {
  await open(page, "/corevalues");
  const ink = await readInks(page);
  const circles = drawnCircles([50, 50, 50, 50]);
  const [brain] = circles;
  if (brain === undefined) throw new Error("There are no circles.");
  for (const { value, x, y } of circles) {
    // Beside the center, which has a dot.
    expect(await colorAt(page, x, y - 30)).toEqual(ink[names[value] ?? "paper"]);
  }
  await test.step("a moved slider changes the size of its circle", async () => {
    // Outside of a circle of 50, inside of one of 80.
    const sample = () => colorAt(page, brain.x, brain.y - 75);
    expect(await sample()).toEqual(ink.paper);
    await page.getByRole("slider", { name: "Brain" }).fill("80");
    await expect.poll(sample).toEqual(ink.brain);
  });
  await test.step("another color scheme changes its colors", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    const night = await readInks(page);
    expect(night.paper).not.toEqual(ink.paper);
    await expect.poll(() => colorAt(page, ...BARE_PAPER)).toEqual(night.paper);
    expect(await colorAt(page, brain.x, brain.y - 30)).toEqual(night.brain);
  });
});

test("the picture fits the window, with one pixel per screen pixel @desktop", async ({ page }) => {
  await open(page, "/corevalues?character=100");
  const ink = await readInks(page);
  const [{ x, y } = { x: 0, y: 0 }] = drawnCircles([50, 50, 50, 100]);
  expect(await canvasSize(page)).toEqual({ shown: [500, 500], pixels: [500, 500] });
  await test.step("resizing the window resizes it", async () => {
    for (const [width, side] of [
      [590, 350],
      [320, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => canvasSize(page))
        .toEqual({ shown: [side, side], pixels: [side, side] });
      if (side === 350) expect(await colorAt(page, x, y - 30)).toEqual(ink.brain);
    }
  });
  await test.step("a different pixel density changes its resolution", async () => {
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
    expect(await colorAt(page, x, y - 30)).toEqual(ink.brain);
  });
});

test("the artwork that is shown without scripts is the picture of the canvas at the start, in light and dark mode @both", async ({
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
    const { paper } = await readInks(page);
    await expect.poll(() => colorAt(page, ...BARE_PAPER)).toEqual(paper);
    const pair = [await takeScreenshot("visible"), await takeScreenshot("hidden")];
    // Of a million color channels, some on the edges of circles.
    expect(await differingParts(page, pair), colorScheme).toBeLessThan(100);
  }
});
