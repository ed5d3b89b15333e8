import type { Locator, Page } from "@playwright/test";
import { pace } from "./budgets.ts";
import { type Figure, measureMedian, onPage, openSlowed, type Setup } from "./page.ts";

/** The key of the time of the press, in milliseconds since 1970, which the next document reads. */
const PRESSED_AT = "pressed-at";

/** A visible link to the route that does not open a dialog. On phones it may be in the menu. */
async function visibleLink(page: Page, route: string): Promise<Locator> {
  const links = page.locator(`a[href="${route}"]:not([aria-haspopup])`);
  const link = links.locator("visible=true").first();
  if ((await link.count()) === 0) await page.getByRole("button", { name: "Menu" }).click();
  await link.scrollIntoViewIfNeeded();
  return link;
}

/** Follows a link like a visitor, who hovers first, so that the browser prepares the page. */
async function timeLink(page: Page, route: string): Promise<number> {
  const link = await visibleLink(page, route);
  await page.waitForTimeout(200);
  await link.hover();
  await page.waitForLoadState("networkidle");
  await page.evaluate((key) => {
    // Without a name: the name would need a helper of the compiler, which the page does not have.
    addEventListener("click", () => sessionStorage.setItem(key, String(Date.now())), {
      capture: true,
      once: true,
    });
  }, PRESSED_AT);
  const from = page.url();
  await link.click();
  await page.waitForURL((url) => url.href !== from);
  await page.locator("h1").first().waitFor();
  return page.evaluate((key) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    // A page that was prepared has been painted when it is activated.
    const [entry] = performance.getEntriesByType("navigation");
    const activation = Number(Reflect.get(Object(entry), "activationStart") ?? 0);
    const shown = Math.max(paint?.startTime ?? 0, activation);
    return performance.timeOrigin + shown - Number(sessionStorage.getItem(key));
  }, PRESSED_AT);
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
