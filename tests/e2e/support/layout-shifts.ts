import type { Page } from "@playwright/test";

declare global {
  interface Window {
    layoutShifts: { sum: number; readonly add: (entries: PerformanceEntryList) => void };
    shiftObserver: PerformanceObserver;
  }
}

/** Adds up the layout shifts of every page opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = {
      sum: 0,
      add: (entries) => {
        for (const entry of entries) window.layoutShifts.sum += Number(entry.toJSON()["value"]);
      },
    };
    window.shiftObserver = new PerformanceObserver((list) => {
      window.layoutShifts.add(list.getEntries());
    });
    window.shiftObserver.observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Cumulative layout shift since the page was opened; 0 is none. Rounded down to five decimals, because a busy machine
 * reports shifts of less than a pixel.
 */
export async function measureShift(page: Page): Promise<number> {
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
    window.layoutShifts.add(window.shiftObserver.takeRecords());
    return Math.floor(window.layoutShifts.sum * 1e5) / 1e5;
  });
}
