import type { Page } from "@playwright/test";
import { z } from "zod";
import { pace } from "./budgets.ts";
import { type Figure, measureMedian, onPage, openSlowed, type Setup } from "./page.ts";

/** Text to type per page with a search: many results at first, and fewer with every key. */
export const searches: ReadonlyMap<string, string> = new Map([
  ["/results", "regionals"],
  ["/news", "recap wom"],
  ["/players", "mar"],
  ["/opponents", "chi"],
  ["/search", "nem"],
]);

/** In the page: collects the durations of key events up to the next paint; those under 16 ms have no entry. */
const watch = `{
  window.keyDurations = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^key|^input$/.test(name)) window.keyDurations.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16 });
}`;

/**
 * Types a word, one more letter that leaves no results, and Backspace. The field is clicked
 * first, as a visitor does: focusing it by script would leave the page's first event to the first key.
 */
async function timeSlowestKey(page: Page, word: string): Promise<number> {
  await page.getByRole("searchbox").click();
  await page.waitForTimeout(1500);
  await page.evaluate(watch);
  for (const key of [...Array.from(word), "x", "Backspace"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(500);
  const durations: unknown = await page.evaluate("window.keyDurations");
  return Math.max(0, ...z.array(z.number()).parse(durations));
}

/** Measures the time from a key to the first paint, for the slowest key in the search of all seasons. */
export async function measureKeys(setup: Setup, route: string, word: string): Promise<Figure> {
  const measured = await measureMedian(setup.runs, () =>
    onPage(setup, async (page) => {
      await openSlowed(page, `${setup.site}${route}?show=all`, setup.slow);
      return timeSlowestKey(page, word);
    }),
  );
  return { name: "key", measured, budget: pace.key, unit: "ms" };
}
