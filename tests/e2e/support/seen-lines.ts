import type { Page } from "@playwright/test";

declare global {
  interface Window {
    seenLines: Set<string>;
  }
}

/** Makes pages opened from now on record each line of text shown in any frame. */
export async function watchLines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seenLines = new Set();
    const look = () => {
      for (const line of document.body?.innerText.split("\n") ?? []) window.seenLines.add(line);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Lines of text shown in any frame since the page was opened. */
export function linesSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.seenLines]);
}

/** The lines of text that the page shows now. */
export function linesShown(page: Page): Promise<string[]> {
  return page.evaluate(() => document.body.innerText.split("\n"));
}
