import { slider } from "#tests/e2e/corevalues-page.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("in forced colors the selected result is marked by an edge, and its bars are visible", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/results?tournament=2025-regionals");
  const selected = page.locator("#main a[aria-current=true]");
  const { edge, background, bars } = await selected.evaluate((card) => ({
    edge: getComputedStyle(card).borderInlineStartStyle,
    background: getComputedStyle(card).backgroundColor,
    bars: Array.from(card.querySelectorAll("svg path"), (path) => getComputedStyle(path).stroke),
  }));
  expect(edge).toBe("solid");
  expect(bars.length).toBeGreaterThan(1);
  expect(bars).not.toContain(background);
});

test("in forced colors the track of a slider shows its value", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await open(page, "/corevalues");
  const strip = await measureBox(slider(page, "Brain"));
  const takeSample = async (share: number, down: number) => {
    const [x, y] = [strip.x + strip.width * share, strip.y + strip.height * down];
    const bytes = await page.screenshot({ clip: { x, y, width: 4, height: 4 } });
    return bytes.toString("base64");
  };
  const [filled, empty] = [await takeSample(0.15, 0.5), await takeSample(0.85, 0.5)];
  expect(filled).not.toBe(empty);
  expect(await takeSample(0.85, 0.3), "the edge of the track").not.toBe(empty);
});

test("in forced colors the chosen core value of the badges is marked by an edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/badgequest");
  const chosen = page.locator("#main label:has(input[type=radio]:checked)");
  await expect(chosen).toHaveCSS("border-block-end-style", "solid");
});

test("forced colors keep the colors that alone tell plates and core values apart", async ({
  page,
}) => {
  for (const [address, marks] of [
    ["/fiftyplates", "#main i"],
    ["/badgequest", "#main i"],
    ["/badgequest?view=badges", "#main label > span"],
  ] as const) {
    await page.emulateMedia({ forcedColors: "none" });
    await open(page, address);
    const countColors = () =>
      page
        .locator(marks)
        .evaluateAll(
          (all) => new Set(all.map((mark) => getComputedStyle(mark).backgroundColor)).size,
        );
    const colors = await countColors();
    expect(colors, address).toBeGreaterThan(1);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await countColors(), address).toBe(colors);
  }
});
