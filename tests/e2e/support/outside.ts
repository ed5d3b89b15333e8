import type { Page } from "@playwright/test";

/** The texts of a page that its window cuts off; what scrolls in a region of its own can be reached. */
export async function textsOutside(page: Page): Promise<string[]> {
  return page.locator("body").evaluate((body) => {
    const width = document.documentElement.clientWidth;
    const outside = new Set<string>();
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest("script, style, .sr, [tabindex='0']") !== null)
        continue;
      if (!parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = (node.textContent ?? "").trim();
      const isOut = [...range.getClientRects()].some(
        ({ left, right }) => left < -1 || right > width + 1,
      );
      if (text !== "" && isOut) outside.add(text);
    }
    return [...outside];
  });
}

/** Sets a page as a reader does who needs more room between lines, letters and words (WCAG 1.4.12). */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
        "p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
