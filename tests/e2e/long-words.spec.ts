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
  await test.step("a very long name takes several lines", async () => {
    await open(page, "/opponents/longest");
    const heading = page.getByRole("heading", { level: 1 });
    const { height = 0 } = (await heading.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(100);
  });
});
