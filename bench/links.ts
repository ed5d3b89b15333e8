import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { pace } from "./budgets.ts";
import { type Figure, measureMedian, onPage, openSlowed, type Setup } from "./page.ts";

/**
 * In the page: resolves to the milliseconds from pressing a link to the frame with the next page, when both
 * address and heading have changed, or to nothing after 20 s.
 */
const watch = `new Promise((answer) => {
  setTimeout(answer, 20_000);
  const before = document.querySelector("h1");
  const address = location.href;
  addEventListener("click", ({ timeStamp }) => {
    const look = () => {
      const arrived = location.href !== address && document.querySelector("h1") !== before;
      if (!arrived) return requestAnimationFrame(look);
      // A user-blocking task runs right after the current frame.
      const resolve = () => answer(performance.now() - timeStamp);
      scheduler.postTask(resolve, { priority: "user-blocking" });
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
})`;

/** A visible link to the route that does not open a dialog. On phones it may be in the menu. */
async function visibleLink(page: Page, route: string): Promise<Locator> {
  const links = page.locator(`a[href="${route}"]:not([aria-haspopup])`);
  const link = links.locator("visible=true").first();
  if ((await link.count()) === 0) await page.getByRole("button", { name: "Open menu" }).click();
  await link.scrollIntoViewIfNeeded();
  return link;
}

/** Follows a link like a visitor, who hovers first, which prefetches the page. */
async function timeLink(page: Page, route: string): Promise<number> {
  const link = await visibleLink(page, route);
  await page.waitForTimeout(200);
  await link.hover();
  await page.waitForLoadState("networkidle");
  const shown: Promise<unknown> = page.evaluate(watch);
  await link.click();
  const time = z.number().safeParse(await shown);
  if (!time.success) throw new Error(`A link to ${route} was pressed and led to no other page.`);
  return time.data;
}

/** Measures the time from pressing a link to the next page's first paint. */
export async function measureLink(setup: Setup, from: string, route: string): Promise<Figure> {
  const measured = await measureMedian(setup.runs, () =>
    onPage(setup, async (page) => {
      await openSlowed(page, setup.site + from, setup.slow);
      return timeLink(page, route);
    }),
  );
  return { name: "link", measured, budget: pace.link, unit: "ms" };
}
