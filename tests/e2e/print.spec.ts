import { open } from "./support/hydrated.ts";
import { paperWidths } from "./support/paper.ts";
import { expect, test } from "./support/test.ts";

test("no table is cut off at the edge of the paper", async ({ page }) => {
  /** Scrolling boxes with more than they show, and how much wider than the paper the page is. */
  const findCut = () =>
    page.evaluate(() => {
      const parts = [document.documentElement, ...document.querySelectorAll("main *")];
      const cut = parts
        .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX));
      // A rounding difference is not a cut.
      const isWider = document.documentElement.scrollWidth > innerWidth + 1;
      return [...cut.map((part) => part.outerHTML.slice(0, 80)), ...(isWider ? ["the page"] : [])];
    });
  for (const path of [
    "/records",
    "/results",
    "/seasons/2025",
    "/players",
    "/players/o",
    "/opponents",
    "/roster",
  ]) {
    await open(page, path);
    // After loading: a new document may be measured before print mode is set.
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => document.fonts.ready);
    for (const [format, width] of Object.entries(paperWidths)) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(findCut, `${path}, ${format}`).toEqual([]);
    }
    await page.emulateMedia({ media: null });
  }
});
