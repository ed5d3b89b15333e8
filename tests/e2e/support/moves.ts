import type { Page } from "@playwright/test";

declare global {
  interface Window {
    moved: number;
  }
}

/** Has every page that is opened from now on add up by how much its things move. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += Number(entry.toJSON()["value"]);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * How far things have moved since the page was opened, as browsers count it; 0 is nothing. Less than a
 * hundred-thousandth is none: on a busy machine parts of a pixel are counted.
 */
export async function moved(page: Page): Promise<number> {
  // The browser tells of a move some frames after it.
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.floor(window.moved * 1e5) / 1e5);
}
