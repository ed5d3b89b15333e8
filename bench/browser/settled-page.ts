import type { Browser, Page } from "@playwright/test";
import type { Form } from "#bench/figures/figures.ts";
import { devices } from "./devices.ts";

/** Long enough for React to have taken over and for what begins when idle to be over. */
const SETTLING = 700;

/** Waits until a page has loaded and come to rest. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLING);
}

/** Opens an address in a fresh context, gives the settled page to a measurement, and closes it. */
export async function onSettledPage<T>(
  browser: Browser,
  address: string,
  form: Form,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  // The offline worker would answer a second page from its cache; axe has to be let in.
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
