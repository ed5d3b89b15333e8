import { setTimeout as wait } from "node:timers/promises";
import { open } from "#tests/e2e/support/hydrated.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** After the first paint of every page, ms. */
const FONT_DELAY_MS = 500;

/**
 * Upper limit for the layout shift of all pages together, most of it from a single name that wraps differently: it was
 * 0.0149 on phones in Chromium's headless shell, and less than 0.013 in Chromium.
 */
const SMALL_SHIFT = 0.016;

test("almost nothing moves when fonts load after the text", async ({ page }) => {
  await watchShifts(page);
  await page.route("**/*.woff2", async (route) => {
    await wait(FONT_DELAY_MS);
    await route.continue();
  });
  let sum = 0;
  for (const route of routes) {
    await open(page, route);
    await page.evaluate(() => document.fonts.ready);
    sum += await measureShift(page);
  }
  // Otherwise the fonts were not late.
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(SMALL_SHIFT);
});
