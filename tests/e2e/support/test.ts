import { test as base, expect, type Page } from "@playwright/test";

/** The offline worker's three messages are the only ones that a page may log. */
const allowed: ReadonlySet<string> = new Set([
  "New content is available; please refresh.",
  "Content is cached for offline use.",
  "No internet connection found. App is running in offline mode.",
]);

/** Logged when axe or a test measures invisible content, and not by pages. */
const causedByTests = "verbose: Rendering was performed in a subtree hidden by content-visibility";

/** The offline worker has its own tests; in others it would respond instead of the test. */
export async function withoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
}

/**
 * Every test fails when its page prints anything else or throws. The tests of a worker use one browser context after
 * the other, emptied in between: to start one for each takes a quarter of the processor's time. A spec that goes
 * offline, grants permissions or changes the screen, which stays, sets `reuseContext: false`.
 */
export const test = base.extend<{ quietConsole: undefined }>({
  reuseContext: [true, { scope: "worker" }],
  quietConsole: [
    async ({ page }, use) => {
      await withoutWorker(page);
      const heard: string[] = [];
      page.on("console", (message) => {
        const logged = `${message.type()}: ${message.text()}`;
        if (!allowed.has(message.text()) && !logged.startsWith(causedByTests)) heard.push(logged);
      });
      page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
      await use(undefined);
      expect(heard, "The page printed to the console.").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
