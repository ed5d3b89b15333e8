import type { Locator } from "@playwright/test";

/** Every word of a text with its boxes: two on different lines if it is broken. */
async function measureWords(text: Locator) {
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
  const words = await measureWords(text);
  return words.filter(({ tops }) => new Set(tops).size > 1).map(({ word }) => word);
}

/** The lines of a text as they are broken. */
export async function readLines(text: Locator): Promise<string[]> {
  const lines = new Map<number, string[]>();
  for (const { word, tops } of await measureWords(text)) {
    const line = tops[0] ?? 0;
    lines.set(line, [...(lines.get(line) ?? []), word]);
  }
  return [...lines.values()].map((words) => words.join(" "));
}

/** Extent of a text's letters, in CSS pixels. */
export async function measureExtent(text: Locator) {
  const words = await measureWords(text);
  return {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
  };
}
