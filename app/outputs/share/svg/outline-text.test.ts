import { expect, test } from "vitest";
import { line } from "#app/art/print/lettering.ts";
import { outlineText, type GlyphOutlines } from "./outline-text.ts";

/** A font of squares: the width axis sets the letters' width, and a space is empty. */
const squares: GlyphOutlines = {
  unitsPerEm: 1000,
  glyph: (character, width) => ({
    path: character === " " ? "" : `M0 0H${width * 10}`,
    advance: width * 10,
  }),
};

const setting = { x: 100, baseline: 50, size: 20, width: 80, fill: "black" } as const;

test("a line becomes the outlines of its letters, side by side", () => {
  expect(outlineText(`<g>${line("A BC", setting)}</g>`, squares)).toBe(
    '<g><g transform="translate(100 50) scale(0.020000 -0.020000)" fill="var(--k)">' +
      '<path d="M0 0H800"/><path transform="translate(1600)" d="M0 0H800"/>' +
      '<path transform="translate(2400)" d="M0 0H800"/></g></g>',
  );
});

test("a line can be anchored at its middle or end", () => {
  // Two letters of 0.8 em and 20 px are 32 long, and anchored at 100.
  const middle = line("AB", { ...setting, anchor: "middle" });
  const end = line("AB", { ...setting, anchor: "end" });
  expect(outlineText(middle, squares)).toContain("translate(84 50)");
  expect(outlineText(end, squares)).toContain("translate(68 50)");
});

test("a line with a set length is narrowed to it", () => {
  const half = line("AB", { ...setting, anchor: "end", length: 16 });
  expect(outlineText(half, squares)).toContain("translate(84 50) scale(0.010000 -0.020000)");
});

test("escaped markup characters are one letter each", () => {
  const outlines = outlineText(line('&<>"', setting), squares).match(/<path/g);
  expect(outlines).toHaveLength(4);
});

const countLetters = (text: string) =>
  outlineText(line(text, setting), squares).match(/<path/g)?.length ?? 0;

test("Cyrillic letters are romanized", () => {
  expect(countLetters("КИЇВ")).toBe("KIYIV".length);
});

test("letters that cannot be romanized are left out, with the dot before them", () => {
  expect(outlineText(line("MIXED · 東京", setting), squares)).toBe(
    outlineText(line("MIXED", setting), squares),
  );
  expect(countLetters("🦊 FOXES")).toBe("FOXES".length);
  expect(outlineText(line("東京", { ...setting, length: 400 }), squares)).toBe("");
});
