import type { Page } from "@playwright/test";
import { pages } from "#tests/e2e/support/pages.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Content that only styles hide at this width, with its place. Controls that need scripts are hidden without them. */
const textsHiddenByStyles = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    let position = 0;
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      position += 1;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (element === null || text === "" || element.checkVisibility({ visibilityProperty: true }))
        continue;
      const mayBeHidden =
        "[hidden], nav, section[id], template, noscript, script, style, details, dialog";
      if (element.closest(`${mayBeHidden}, option, label, button, .needsScripts`) === null)
        hidden.push(`${position} ${text}`);
    }
    return hidden;
  });

test("without scripts no text is hidden by styles at every width @no-scripts", async ({ page }) => {
  for (const address of pages) {
    await page.goto(address);
    await page.setViewportSize({ width: 390, height: 844 });
    const onPhones = await textsHiddenByStyles(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const onDesktops = new Set(await textsHiddenByStyles(page));
    expect(
      onPhones.filter((text) => onDesktops.has(text)),
      address,
    ).toEqual([]);
  }
});
