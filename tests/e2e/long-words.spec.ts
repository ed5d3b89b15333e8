import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const LONG_WORD = "x".repeat(3000);

test("no page gets wider than its window by a word of 3000 letters in its URL, or by a very long name @desktop", async ({
  page,
}) => {
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
