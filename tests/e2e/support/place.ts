import { expect, type Page } from "@playwright/test";

/** How far the page is scrolled, in CSS pixels. */
export const readPlace = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, waits until the history entry has the position, and returns it. */
export async function scrollAndSettle(page: Page, top: number): Promise<number> {
  await page.evaluate(async (to) => {
    await document.fonts.ready;
    scrollTo(0, to);
  }, top);
  const isStored = () =>
    page.evaluate(() => scrollY > 0 && Reflect.get(Object(history.state), "scrollTop") === scrollY);
  await expect.poll(isStored).toBe(true);
  return readPlace(page);
}
