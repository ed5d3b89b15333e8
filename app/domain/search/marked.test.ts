import { expect, test } from "vitest";
import { markedPieces } from "#app/domain/search.ts";

const marked = (text: string, typed: readonly string[]) =>
  markedPieces(text, typed)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join("");

test("word prefixes are highlighted, ignoring case, accents and punctuation", () => {
  expect(marked("Côte Sauvage 2025", ["cot", "2025"])).toBe("[Côt]e Sauvage [2025]");
  expect(marked("Women’s (Mega-Preview)", ["womens", "prev"])).toBe("[Women’s] (Mega-[Prev]iew)");
});

test("a word with a typo is highlighted whole, other words only where they match", () => {
  expect(marked("Bangor Nereid", ["nereit"])).toBe("Bangor [Nereid]");
  expect(marked("Bangor Nereid", ["nreid"])).toBe("Bangor [Nereid]");
  expect(marked("Bangor Nereid", ["gor"])).toBe("Ban[gor] Nereid");
  expect(marked("Women’s (Côte)", ["ens", "ote"])).toBe("Wom[en’s] (C[ôte])");
  expect(marked("Bangor Nereid", ["go"])).toBe("Bangor Nereid");
  expect(marked("Bangor Nereid", [])).toBe("Bangor Nereid");
});

test("a letter that folds to two is highlighted whole", () => {
  expect(marked("Weißer Sund", ["weiss"])).toBe("[Weiß]er Sund");
  expect(marked("Weißer Sund", ["weis"])).toBe("[Weiß]er Sund");
});

test("every occurrence of a word is highlighted, and nothing in between", () => {
  expect(marked("Fog – Fog, fog", ["fog"])).toBe("[Fog] – [Fog], [fog]");
});

test("of several query words the longest match is highlighted", () => {
  expect(marked("Breakwater", ["brea", "breakwa"])).toBe("[Breakwa]ter");
});
