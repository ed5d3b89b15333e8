import type { Page } from "@playwright/test";

/** Controls less than 24 px high or wide; there should be none. */
export async function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = [
      ...document.querySelectorAll<HTMLElement>("a, button, summary, select, input"),
    ];
    return pressed.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isDrawn = one.checkVisibility() && width > 1 && height > 1;
      return isDrawn && Math.min(width, height) < 24
        ? [`${one.textContent} is ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    });
  });
}
