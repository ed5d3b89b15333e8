import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const LONG_WORD = "x".repeat(3000);

test("a word of 3000 letters in the URL makes no page wider than its window", async ({ page }) => {
  for (const address of [
    "/results?q=",
    "/news?season=",
    "/roster?season=",
    "/roster?view=player&player=",
    "/badgequest?view=person&player=",
    "/badgequest?view=badge&badge=",
    "/fiftyplates?edition=",
  ]) {
    await open(page, `${address}${LONG_WORD}`);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const measureExcess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(measureExcess, address).toBeLessThanOrEqual(0);
    }
  }
});
