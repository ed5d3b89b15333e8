import type { Browser, Page } from "@playwright/test";
import type { Form } from "#bench/figures/figures.ts";
import { devices } from "./devices.ts";

/** Milliseconds that hydration and the work of an idle page take at most. */
const SETTLING = 700;

/** Waits until a page has loaded, is hydrated and idle. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLING);
}

/** Opens an address in a fresh context, passes the settled page to a measurement, and closes it. */
export async function onSettledPage<T>(
  browser: Browser,
  address: string,
  form: Form,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  // The offline worker would answer a second page from its cache; the policy would block axe.
  const context = await browser.newContext({
    ...devices[form],
    bypassCSP: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "load" });
    await settle(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}
