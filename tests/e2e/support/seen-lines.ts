import type { Page } from "@playwright/test";

declare global {
  interface Window {
    seenLines: Set<string>;
  }
}

/** Has every page that is opened from now on remember each line of text that a frame shows. */
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

/** The lines of text that any frame has shown since the page was opened. */
export function linesSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.seenLines]);
}

/** The lines of text that the page shows now. */
export function linesShown(page: Page): Promise<string[]> {
  return page.evaluate(() => document.body.innerText.split("\n"));
}
