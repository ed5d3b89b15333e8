import type { Page } from "@playwright/test";

/**
 * Controls less than 24 px high or wide (WCAG 2.5.8); there should be none. A link within a sentence is as high as its
 * line.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, select, input",
    );
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isDrawn =
        control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const isInSentence =
        getComputedStyle(control).display === "inline" &&
        [control.previousSibling, control.nextSibling].some(
          (node) => node instanceof Text && node.data.trim() !== "",
        );
      return isDrawn && Math.min(width, height) < 23.9 && !isInSentence
        ? [`${control.textContent} is ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    });
  });
}
