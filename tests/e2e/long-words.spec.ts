import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const long = "x".repeat(3000);

test("no parameter or name makes a page wider than its window @desktop", async ({ page }) => {
  for (const address of [
    "/results?q=",
    "/news?season=",
    "/roster?season=",
    "/roster?view=player&player=",
    "/badgequest?view=person&player=",
    "/badgequest?view=badge&badge=",
    "/fiftyplates?edition=",
  ]) {
    await open(page, `${address}${long}`);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over, address).toBeLessThanOrEqual(0);
    }
  }
  await test.step("a very long name stays inside its disc", async () => {
    await open(page, "/opponents/longest");
    const names = await page
      .locator("[role=img] svg tspan")
      .evaluateAll((lines) =>
        lines.map((line) =>
          line instanceof SVGTextContentElement ? line.getComputedTextLength() : Infinity,
        ),
      );
    expect(names.length).toBeGreaterThan(2);
    // From the other disc's edge to its own.
    expect(Math.max(...names)).toBeLessThan(220);
    const heading = page.getByRole("heading", { level: 1 });
    const { height = 0 } = (await heading.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(100);
  });
});
