import type { Page } from "@playwright/test";

declare global {
  interface Window {
    moves: { sum: number; readonly add: (entries: PerformanceEntryList) => void };
    moveObserver: PerformanceObserver;
  }
}

/** Adds up the layout shifts of every page opened from now on. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moves = {
      sum: 0,
      add: (entries) => {
        for (const entry of entries) window.moves.sum += Number(entry.toJSON()["value"]);
      },
    };
    window.moveObserver = new PerformanceObserver((list) => {
      window.moves.add(list.getEntries());
    });
    window.moveObserver.observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Cumulative layout shift since the page was opened; 0 is none. Rounded down to five decimals, because a busy machine
 * reports shifts of less than a pixel.
 */
export async function moved(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are reported after a frame. Waits for two with observers, which a fake clock does not stop.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      });
    }
    window.moves.add(window.moveObserver.takeRecords());
    return Math.floor(window.moves.sum * 1e5) / 1e5;
  });
}
