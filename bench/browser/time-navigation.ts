import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { slowProcessor } from "./slow-processor.ts";

/**
 * In the page: a promise of the milliseconds from the press of a link to the frame that shows the
 * next page, which is there when the address and the heading have changed; of nothing if that takes
 * 20 s.
 */
const watch = `new Promise((answer) => {
  setTimeout(answer, 20_000);
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

/** A visible link to the route that opens no dialog; on phones some are in the menu. */
async function visibleLink(page: Page, route: string): Promise<Locator> {
  const links = page.locator(`a[href="${route}"]:not([aria-haspopup])`);
  const link = links.locator("visible=true").first();
  if ((await link.count()) === 0) await page.getByRole("button", { name: "Open menu" }).click();
  await link.scrollIntoViewIfNeeded();
  return link;
}

/**
 * Follows a link of a settled page as a visitor does, ms. It hovers over the link first, because
 * that prefetches the page. Throws if the link leads nowhere.
 *
 * @param slowdown how many times slower than the machine the processor is
 */
export async function timeNavigation(page: Page, route: string, slowdown: number): Promise<number> {
  await slowProcessor(page, slowdown);
  const link = await visibleLink(page, route);
  await page.waitForTimeout(200);
  await link.hover();
  await page.waitForLoadState("networkidle");
  const shown: Promise<unknown> = page.evaluate(watch);
  await link.click();
  const time = z
    .number()
    .optional()
    .parse(await shown);
  if (time === undefined) {
    throw new Error(`A link to ${route} was pressed and led to no other page.`);
  }
  return time;
}
