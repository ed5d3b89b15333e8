import type { Page } from "@playwright/test";
import { z } from "zod";
import { slowProcessor } from "./slow-processor.ts";

/** Milliseconds between two keys; less than the delay with which the address follows the field. */
const BETWEEN_KEYS = 250;

/**
 * In the page: for every key the milliseconds from its press to the last frame in which the page
 * changed because of it, or to the next frame where nothing changed.
 */
const watch = `{
  window.typed = [];
  let key;
  const afterFrame = () => {
    const current = key;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { current.shown = performance.now(); };
      port2.postMessage("");
    });
  };
  addEventListener("keydown", ({ timeStamp }) => {
    key = { pressed: timeStamp, shown: timeStamp };
    window.typed.push(key);
    afterFrame();
  }, true);
  const change = { childList: true, characterData: true, attributeFilter: ["hidden"] };
  new MutationObserver(() => { if (key) afterFrame(); })
    .observe(document.body, { ...change, subtree: true });
}`;

/**
 * How long keys take in the search of a settled page, ms each: a word, one more letter after which
 * nothing is found, and Backspace. The field is clicked first, as a visitor does: focusing it by
 * script would leave the page's first event to the first key.
 *
 * @param slowdown how many times slower than the machine the processor is
 */
export async function timeTyping(page: Page, word: string, slowdown: number): Promise<number[]> {
  await slowProcessor(page, slowdown);
  const field = page.getByRole("searchbox");
  await field.click();
  await page.waitForTimeout(1500);
  await page.evaluate(watch);
  for (const key of [...Array.from(word), "x", "Backspace"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_KEYS);
  }
  const times: unknown = await page.evaluate(
    "window.typed.map(({ pressed, shown }) => shown - pressed)",
  );
  return z.array(z.number()).parse(times);
}
