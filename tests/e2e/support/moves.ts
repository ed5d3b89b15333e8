import type { Page } from "@playwright/test";

declare global {
  interface Window {
    moves: { sum: number; readonly add: (entries: PerformanceEntryList) => void };
    moveObserver: PerformanceObserver;
  }
}

/** Has every page that is opened from now on add up by how much its things move. */
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
 * How far things have moved since the page was opened, as browsers count it; 0 is nothing. Less than a
 * hundred-thousandth is none: on a busy machine parts of a pixel are counted.
 */
export async function moved(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: what moved until now is counted at the end of the first. A test's clock does not stop them.
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
