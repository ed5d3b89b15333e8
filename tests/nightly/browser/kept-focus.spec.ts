/** A key that changes the view keeps the focus, or moves it to what was selected. */
import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

const pathsByPart = {
  "Badge Quest, plates, values and playlists": [
    "/badgequest",
    "/badgequest?view=badge",
    "/badgequest?view=person&player=o",
    "/corevalues?brain=88",
    "/fiftyplates",
    "/roster2025?playlist=low-water",
  ],
  "lists and searches": [
    "/news?q=zucchini",
    "/players?q=nunez&season=cote-sauvage-2023",
    "/opponents?q=zucchini",
    "/results?show=all",
    "/results?q=zucchini",
    "/search?q=zucchini",
  ],
  "About and Roster": [
    "/about",
    "/roster",
    "/roster?view=list",
    "/roster?season=cote-sauvage-2025&view=player&player=alder",
  ],
} as const;

/** Numbers the controls that change the view; the first three of each look. */
async function markControls(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const seen = new Map<string, number>();
    const controls = [...document.querySelectorAll<HTMLElement>("#main a[href], #main button")];
    const onPage = controls.filter((control) => {
      if (!control.checkVisibility()) return false;
      if (!(control instanceof HTMLAnchorElement)) return true;
      const isElsewhere = control.pathname !== location.pathname || control.target === "_blank";
      return !isElsewhere && control.hash === "";
    });
    const few = onPage.filter((control) => {
      const kind = `${control.className} ${control.parentElement?.parentElement?.className}`;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return count <= 3;
    });
    for (const [index, control] of few.entries()) control.dataset["control"] = String(index);
    return few.length;
  });
}

/** Opens a page and numbers its controls once a search has its results. */
async function openMarked(page: Page, path: string): Promise<number> {
  await open(page, path);
  await page.waitForLoadState("networkidle");
  return await markControls(page);
}

/** Presses Enter on each control of a page, and expects the focus to be somewhere. */
async function expectKeptFocus(page: Page, path: string): Promise<void> {
  const count = await openMarked(page, path);
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const control = page.locator(`[data-control="${index}"]`);
    // The view has changed.
    if (!(await control.isVisible())) await openMarked(page, path);
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 120));
    await control.press("Enter");
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const hasNoFocus = () => page.evaluate(() => document.activeElement === document.body);
    await expect.soft.poll(hasNoFocus, `focus after ${name} of ${path}`).toBe(false);
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) {
      await openMarked(page, path);
    }
  }
}

for (const [part, paths] of Object.entries(pathsByPart)) {
  test(`Enter on a link or button that changes the view never loses the focus: ${part}`, async ({
    page,
  }) => {
    test.setTimeout(timeLimit(180_000));
    for (const path of paths) await expectKeptFocus(page, path);
  });
}
