import { test as base, expect } from "@playwright/test";

/** The three messages of the offline worker are the only ones that a page may print. */
const allowed: ReadonlySet<string> = new Set([
  "New content is available; please refresh.",
  "Content is cached for offline use.",
  "No internet connection found. App is running in offline mode.",
]);

/** Every test fails when its page prints anything else or throws. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      // The offline worker has tests of its own; here it would hide requests from the test.
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
      });
      const heard: string[] = [];
      page.on("console", (message) => {
        if (!allowed.has(message.text())) heard.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
      await use(undefined);
      expect(heard, "The page printed to the console.").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
