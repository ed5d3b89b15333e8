import type { Locator, Page } from "@playwright/test";
import { measureBox } from "#tests/e2e/support/box.ts";
import { differingParts } from "#tests/e2e/support/drawing.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// The focus outline overrides other outlines.

/** Expects keyboard focus to be as visible around a control as an outline. */
async function expectVisibleFocus(page: Page, control: Locator): Promise<void> {
  // Keyboard mode, with the focus elsewhere.
  await page.keyboard.press("Tab");
  await page.locator("#main").evaluate((main) => {
    main.focus({ preventScroll: true });
  });
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await measureBox(control);
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const before = await page.screenshot({ clip });
  await control.evaluate((node: HTMLElement) => {
    node.focus({ preventScroll: true });
  });
  await expect(control).toBeFocused();
  const after = await page.screenshot({ clip });
  expect(await differingParts(page, [before, after])).toBeGreaterThan(2 * (width + height));
}

test("the keyboard focus of links, buttons and search fields is visible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/roster");
  await expectVisibleFocus(page, page.getByRole("contentinfo").getByRole("link").first());
  await expectVisibleFocus(page, page.getByRole("button", { name: "Previous season" }));
  await open(page, "/news");
  await expectVisibleFocus(page, page.getByRole("searchbox"));
});

test("in forced colors the keyboard focus of the current item is visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const [address, link] of [
    ["/tournaments/2025-fog-bowl", "#main ol a[aria-current]"],
    ["/seasons/2025", "#main nav a[aria-current]"],
    ["/badgequest", "#main nav a[aria-current]"],
    ["/badgequest?player=o", "#main ol a[aria-current]"],
  ] as const) {
    await open(page, address);
    await expectVisibleFocus(page, page.locator(link).first());
  }
});
