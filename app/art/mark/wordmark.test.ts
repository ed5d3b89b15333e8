import { expect, test } from "vitest";
import { setBlock, wordmark, wordmarkBox } from "./wordmark.ts";
import { onPaper } from "./press-marks.ts";
import { monogram } from "./team-crest.ts";

const PLACE = { center: [50, 50], radius: 50, maxScale: 1 } as const;

const count = (markup: string, part: string) => markup.split(part).length - 1;

test("two letters overlap in the two plates, and the overlap is ink", () => {
  const mark = wordmark("Riva", onPaper);
  expect(count(mark, 'fill="var(--b)"')).toBe(1);
  expect(count(mark, 'fill="var(--s)"')).toBe(1);
  expect(mark).toMatch(/L252 0L268 0Z" fill="var\(--k\)"\/>$/);
});

test("a name without two such letters ends in two overlapping discs", () => {
  expect(count(wordmark("Zest", onPaper), "<circle")).toBe(2);
  expect(count(wordmark("Gale", onPaper), "<circle")).toBe(2);
});

test("accents are above their letters, inside the box", () => {
  expect(wordmarkBox("Rive").viewBox).toBe("0 -3 332 104");
  expect(Number(wordmarkBox("Rivé").viewBox.split(" ")[1])).toBeLessThan(-30);
});

const MEASURE = {
  length: 400,
  targetHeight: 90,
  maxHeight: [120, 200],
  maxLettersPerLine: 10,
} as const;
const lines = (name: string) => setBlock(name, MEASURE).lines.length;

test("long names have two lines, the longest three", () => {
  expect(["Gale", "Côte Sauvage", "The Very Long Name of a Club by the Sea"].map(lines)).toEqual([
    1, 2, 3,
  ]);
});

test("the monogram has the initials of two words, a whole number, or the first letter", () => {
  const letters = (name: string) => {
    const drawing = monogram(name, PLACE, onPaper);
    return count(drawing, "var(--b)") > 0 ? "pair" : count(drawing, "<path");
  };
  expect(letters("Côte Sauvage")).toBe(2);
  expect(letters("Iron Lady")).toBe("pair");
  expect(letters("Gale")).toBe(1);
  expect(monogram("Team 42", PLACE, onPaper)).toBe(monogram("42", PLACE, onPaper));
});
