import type { Page } from "@playwright/test";

const widths = [320, 390, 600, 820, 899, 900, 1024, 1199, 1200, 1440, 1920];

/** Widths at which the page scrolls sideways; there should be none. */
export async function findScrollingWidths(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) found.push(width);
  }
  return found;
}
