import { open } from "#tests/e2e/support/hydrated.ts";
import { canvasSize, colorAt, differingParts, readInks } from "#tests/e2e/support/drawing.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// One test changes the pixel density.
test.use({ reuseContext: false });

/** Height of the center of the upper circle, for a value of Character. The drawing has 500 × 500 units. */
const top = (character: number) => 262 - ((200 - character) * 1.14) / Math.sqrt(3);

/** Height of the centers of the two lower circles. */
const foot = (character: number) => 262 + (262 - top(character)) / 2;

test("the picture has three circles at the corners of a triangle, sized by value, in light and dark mode", async ({
  page,
}) => {
  await open(page, "/corevalues");
  const ink = await readInks(page);
  const [high, low] = [top(50), foot(50)];
  await test.step("the default has three circles of one size", async () => {
    expect(await colorAt(page, 250, high - 30)).toEqual(ink.brain);
    expect(await colorAt(page, 250 - 85.5 - 30, low)).toEqual(ink.effort);
    expect(await colorAt(page, 250 + 85.5 + 30, low)).toEqual(ink.skill);
    expect(await colorAt(page, 250, high)).toEqual(ink.paper);
    expect(await colorAt(page, 250, low)).toEqual(ink.line);
    expect(await colorAt(page, 250, 262)).toEqual(ink.paper);
    expect(await colorAt(page, 250, high - 60)).toEqual(ink.paper);
  });
  await test.step("a change of color scheme redraws it", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    const night = await readInks(page);
    expect(night.paper).not.toEqual(ink.paper);
    await expect.poll(() => colorAt(page, 250, 262)).toEqual(night.paper);
    expect(await colorAt(page, 250, top(50) - 30)).toEqual(night.brain);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => colorAt(page, 250, 262)).toEqual(ink.paper);
  });
  await test.step("a value sets only its own circle’s radius", async () => {
    await page.getByRole("slider", { name: "Brain" }).fill("80");
    expect(await colorAt(page, 250, high - 80 * 1.14 + 3)).toEqual(ink.brain);
    expect(await colorAt(page, 250, high - 80 * 1.14 - 3)).toEqual(ink.paper);
    expect(await colorAt(page, 250 - 85.5 - 54, low)).toEqual(ink.effort);
    expect(await colorAt(page, 250 - 85.5 - 60, low)).toEqual(ink.paper);
  });
  await test.step("Character pulls the corners together and prints where all three overlap", async () => {
    await open(page, "/corevalues?brain=90&effort=90&skill=90&character=0");
    expect(await colorAt(page, 250, top(0))).toEqual(ink.paper);
    await page.getByRole("slider", { name: "Character" }).fill("100");
    expect(await colorAt(page, 250, top(100))).toEqual(ink.paper);
    expect(await colorAt(page, 250, top(0))).toEqual(ink.brain);
    expect(await colorAt(page, 250, 268)).toEqual(ink.character);
    // Two inks blend: neither is left where Brain and Effort overlap.
    const mixed = await colorAt(page, 213, 241);
    expect(mixed).not.toEqual(ink.brain);
    expect(
      mixed.every((part, i) => part <= (ink.brain[i] ?? 0) && part <= (ink.effort[i] ?? 0)),
    ).toBe(true);
  });
});

test("the picture fits the window, with one pixel per screen pixel @desktop", async ({ page }) => {
  await open(page, "/corevalues?character=100");
  const ink = await readInks(page);
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
      if (side === 350) expect(await colorAt(page, 250, top(100) - 30)).toEqual(ink.brain);
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
    expect(await colorAt(page, 250, top(100) - 30)).toEqual(ink.brain);
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
    await expect.poll(() => colorAt(page, 250, 262)).toEqual(paper);
    const pair = [await takeScreenshot("visible"), await takeScreenshot("hidden")];
    expect(await differingParts(page, pair), colorScheme).toBeLessThan(100);
  }
});
