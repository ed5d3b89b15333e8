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

/** Text of the link or control with the focus if it is out of the window, or below something that sticks to it. */
const findHiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement ?? document.body;
    const { x, y, width } = node.getBoundingClientRect();
    const atTop = document.elementFromPoint(x + width / 2, y + 1);
    const isSeen = atTop !== null && (node.contains(atTop) || atTop.contains(node));
    return isSeen ? undefined : node.textContent.trim() || node.outerHTML;
  });

for (const [address, last, width, height] of [
  ["/corevalues", "main button >> nth=-1", 844, 390],
  ["/corevalues", "main button >> nth=-1", 390, 844],
  ["/results?show=all", "main a >> nth=-1", 1366, 768],
] as const) {
  test(`Tab and Shift+Tab show what they reach on ${address} at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, address);
    await page.locator(last).focus();
    for (const key of ["Shift+Tab", "Tab"]) {
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(key);
        expect(await findHiddenFocus(page), `${key} ${presses}`).toBeUndefined();
      }
    }
  });
}
