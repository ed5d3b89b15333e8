import type { Page } from "@playwright/test";

/**
 * Holds timers of a delay, in ms, until the returned function is called: on a busy machine they could end before what a
 * test does meanwhile.
 */
export async function holdTimers(page: Page, delay: number): Promise<() => Promise<void>> {
  const end = `the end of ${delay} ms`;
  await page.addInitScript(
    ([held, event]) => {
      globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
        apply: (later, self, [act, after, ...others]) => {
          if (after !== held) return Reflect.apply(later, self, [act, after, ...others]);
          addEventListener(event, () => act(...others), { once: true });
          return 0;
        },
      });
    },
    [delay, end] as const,
  );
  return () =>
    page.evaluate((event) => {
      dispatchEvent(new Event(event));
    }, end);
}
