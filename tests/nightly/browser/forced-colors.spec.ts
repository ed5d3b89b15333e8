import { slider } from "#tests/e2e/corevalues-page.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("in forced colors the bars of the selected result are visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/results?tournament=2025-regionals");
  const selected = page.locator("#main a[aria-current=true]");
  const { background, bars } = await selected.evaluate((card) => ({
    background: getComputedStyle(card).backgroundColor,
    bars: Array.from(card.querySelectorAll("svg path"), (path) => getComputedStyle(path).stroke),
  }));
  expect(bars.length).toBeGreaterThan(1);
  expect(bars).not.toContain(background);
});

test("in forced colors the dots of the core values have visible borders", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/corevalues");
  const dots = page
    .getByRole("region", { name: "What they mean" })
    .locator("li > span:first-child")
    .filter({ hasNotText: /./ });
  const areVisible = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(dot);
      const page = getComputedStyle(document.body).backgroundColor;
      return borderTopStyle === "solid" && borderTopColor !== page;
    }),
  );
  expect(areVisible).toEqual([true, true, true, true]);
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
