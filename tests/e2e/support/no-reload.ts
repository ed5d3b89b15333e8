import type { Page } from "@playwright/test";

/**
 * Keeps pages from loading anew half a second after a script did not come, in the midst of a test
 * of what they show meanwhile. That they do is tested with the deployments.
 */
export async function withoutReload(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("vite:preloadError", (event) => {
      event.stopImmediatePropagation();
    });
  });
}
