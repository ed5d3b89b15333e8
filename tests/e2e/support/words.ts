import type { Locator } from "@playwright/test";

/** Extent of a text's letters, in CSS pixels. */
export async function measureExtent(text: Locator): Promise<{ left: number; right: number }> {
  return text.evaluate((element) => {
    const range = document.createRange();
    const boxes: DOMRect[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if ((node.textContent ?? "").trim() === "") continue;
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  });
}
