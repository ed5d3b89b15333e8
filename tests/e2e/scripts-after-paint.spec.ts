import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("scripts are asked for after the first paint", async ({ page }) => {
  await open(page, "/results");
  const [paint, asked] = await page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-paint");
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    return [first?.startTime ?? 0, Math.min(...scripts.map(({ startTime }) => startTime))];
  });
  expect(paint).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(paint);
});

test("a browser that says nothing of its paint gets its scripts as well", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await open(page, "/results");
  await page.getByRole("searchbox").fill("regionals");
  await expect(page).toHaveURL(/q=regionals/);
});
