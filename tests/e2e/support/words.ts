import type { Locator, Page } from "@playwright/test";

/** Every word of a text with the boxes that it fills: two on different lines if it is broken. */
async function wordsOf(text: Locator) {
  return text.evaluate((element) => {
    const words: { word: string; left: number; right: number; tops: number[] }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()];
        words.push({
          word,
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
          tops: boxes.map(({ bottom }) => Math.round(bottom)),
        });
      }
    }
    return words;
  });
}

/** The words that do not fit their line. */
export async function brokenWords(text: Locator): Promise<string[]> {
  const words = await wordsOf(text);
  return words.filter(({ tops }) => new Set(tops).size > 1).map(({ word }) => word);
}

/** The lines of a text as they are broken. */
export async function linesOf(text: Locator): Promise<string[]> {
  const lines = new Map<number, string[]>();
  for (const { word, tops } of await wordsOf(text)) {
    const line = tops[0] ?? 0;
    lines.set(line, [...(lines.get(line) ?? []), word]);
  }
  return [...lines.values()].map((words) => words.join(" "));
}

/** From where to where the letters of a text reach, in CSS pixels. */
export async function reachOf(text: Locator) {
  const words = await wordsOf(text);
  return {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
  };
}

/** The words of what a page shows that are broken within themselves; a hyphen may end a line. */
export async function wordsBrokenOn(page: Page): Promise<string[]> {
  return page.locator("body").evaluate(async (body) => {
    // Another font has other widths until the page's own is there.
    await document.fonts.ready;
    const broken = new Set<string>();
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest("script, style, .sr") !== null) continue;
      // What only readers get stands in a box of one pixel.
      if (getComputedStyle(parent).overflowX === "hidden" || !parent.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom));
        if (new Set(lines).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
}
