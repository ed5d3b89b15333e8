import type { Page } from "@playwright/test";

/**
 * Slows the processor of a page down until the page is closed.
 *
 * @param slowdown how many times slower than the machine it is
 */
export async function slowProcessor(page: Page, slowdown: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
