import type { Locator, Page } from "@playwright/test";
import { z } from "zod";

/**
 * In the page: a promise of the milliseconds from the press of a link to the frame that shows the
 * next page, which is there when the address and the heading have changed.
 */
const watch = `new Promise((answer) => {
  const before = document.querySelector("h1");
  const address = location.href;
  addEventListener("click", ({ timeStamp }) => {
    const look = () => {
      const arrived = location.href !== address && document.querySelector("h1") !== before;
      if (!arrived) return requestAnimationFrame(look);
      // A user-blocking task runs right after the frame that the callback belongs to.
      const told = () => answer(performance.now() - timeStamp);
      scheduler.postTask(told, { priority: "user-blocking" });
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
})`;

/** A visible link to the route; on phones some are in the menu. */
async function visibleLink(page: Page, route: string): Promise<Locator> {
  const link = page.locator(`a[href="${route}"]`).locator("visible=true").first();
  if ((await link.count()) === 0) await page.getByRole("button", { name: "Open menu" }).click();
  await link.scrollIntoViewIfNeeded();
  return link;
}

/**
 * Follows a link of a settled page as a visitor does, ms. It hovers over the link first, because
 * that prefetches the page.
 */
export async function timeNavigation(page: Page, route: string): Promise<number> {
  const link = await visibleLink(page, route);
  await page.waitForTimeout(200);
  await link.hover();
  await page.waitForLoadState("networkidle");
  const shown: Promise<unknown> = page.evaluate(watch);
  await link.click();
  return z.number().parse(await shown);
}
