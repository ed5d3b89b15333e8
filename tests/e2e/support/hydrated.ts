import type { Page } from "@playwright/test";

/** Opens an address and waits until React has taken over from the prerendered page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    const first = root?.firstElementChild;
    return first != null && Object.keys(first).some((key) => key.startsWith("__reactFiber"));
  });
}
