import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";

export const messages = {
  newContent: "New content is available; please refresh.",
  cached: "Content is cached for offline use.",
  offline: "No internet connection found. App is running in offline mode.",
} as const;

/** Waits until a page logs a message. */
export async function waitForMessage(page: Page, message: string): Promise<void> {
  await page.waitForEvent("console", { predicate: (logged) => logged.text() === message });
}

/** Opens the site for the first time and waits until it is stored and its worker is in control. */
export async function visitFirst(page: Page, address: string): Promise<void> {
  const stored = waitForMessage(page, messages.cached);
  await open(page, address);
  await stored;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Simulates a return to the window. */
export async function returnToWindow(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** Records a page's console messages from now on. */
export function recordConsole(page: Page): string[] {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  return logged;
}

/** Records the documents that a page loads from now on. */
export function recordLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  return loads;
}

/** Paths of pages stored because they were viewed. */
export const listSeenPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open(`site-seen-${location.origin}/`);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => !path.includes("."));
  });

/** Stored files that have a text in them or in their address, as cache and path. */
export const findStored = (page: Page, text: RegExp) =>
  page.evaluate(async (pattern) => {
    const wanted = new RegExp(pattern, "i");
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const body = (await (await cache.match(url))?.text()) ?? "";
        if (wanted.test(url) || wanted.test(body))
          found.push(`${name.replace(location.origin, "")} ${new URL(url).pathname}`);
      }
    }
    return found;
  }, text.source);

/** Art sheets that the page uses, without inlined ones. */
export const listSheets = (page: Page) =>
  page
    .locator('use[href^="/art/"]')
    .evaluateAll((drawings) => [
      ...new Set(drawings.map((use) => use.getAttribute("href")?.replace(/#.*/, "") ?? "")),
    ]);

/** Those of them that are not stored as drawings. Fetched, they may come from the browser's own cache. */
export const findMissingSheets = async (page: Page) =>
  page.evaluate(
    async (sheets) => {
      const stored = await Promise.all(sheets.map((sheet) => caches.match(sheet)));
      const types = stored.map((sheet) => sheet?.headers.get("Content-Type"));
      return sheets.filter((_, index) => types[index]?.startsWith("image/svg+xml") !== true);
    },
    await listSheets(page),
  );
