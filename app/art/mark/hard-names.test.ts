import sharp from "sharp";
import { expect, test } from "vitest";
import { heroSheet } from "#app/art/hero/hero.ts";
import { proof } from "#app/art/testing/proof.ts";
import { DRAWN_ACCENTS, DRAWN_LETTERS } from "#app/lib/letters.ts";
import { printLine, setLine } from "./line.ts";
import { setBlock, plainWordmark, wordmark, wordmarkBox } from "./wordmark.ts";
import { plainIcon, monogram } from "./team-crest.ts";
import { onPaper, pressInks, pressMarks } from "./press-marks.ts";

/** Names that are hard to typeset: one letter, forty letters, accents, strokes and digits. */
const NAMES = [
  "I",
  "W",
  "Ø",
  "Ç",
  "Ox",
  "8969",
  "Đakovo",
  "Łódź",
  "Ħamrun",
  "Őrség",
  "Șișești",
  "Ąžuolas",
  "Team 42",
  "Côte Sauvage",
  "WWWWWWWWWWWW",
  "Sankt Peter-Ording",
  "L'Équipe du Château d'Été",
  "The Very Long Name of a Club by the Sea",
  "Donaudampfschifffahrtsgesellschaftskapit",
];

interface Picture {
  /** Size in pixels, and ink coverage per pixel. */
  readonly side: number;
  readonly covered: (x: number, y: number) => boolean;
}

/** Rasterizes a drawing into a square from `from` to `to`, one pixel per unit. */
async function rasterize(markup: string, from: number, to: number): Promise<Picture> {
  const side = to - from;
  const black = markup.replaceAll(/var\(--\w+\)/g, "#000");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${from} ${from} ${side} ${side}">${black}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return { side, covered: (x, y) => (pixels[(y - from) * side + (x - from)] ?? 0) > 24 };
}

/** A one-pixel circle in the middle of a square. */
const inRound = (middle: number, radius: number) => (x: number, y: number) =>
  Math.hypot(x + 0.5 - middle, y + 0.5 - middle) <= radius;

async function uncovered(markup: string, isInside: (x: number, y: number) => boolean) {
  const [from, to] = [-120, 480];
  const { covered } = await rasterize(markup, from, to);
  const outside: string[] = [];
  for (let y = from; y < to; y += 1)
    for (let x = from; x < to; x += 1) {
      if (covered(x, y) && !isInside(x, y)) outside.push(`${x} ${y}`);
    }
  return outside.slice(0, 3);
}

test.each(NAMES)(
  "the wordmark of %s fits its box, in full color and in one color",
  async (name) => {
    const [left = 0, top = 0, width = 0, height = 0] = wordmarkBox(name)
      .viewBox.split(" ")
      .map(Number);
    const isInside = (x: number, y: number) =>
      x >= left - 1 && x <= left + width && y >= top - 1 && y <= top + height;
    for (const markup of [wordmark(name, onPaper), plainWordmark(name, "black")]) {
      expect(proof(markup)).toEqual([]);
      expect(await uncovered(markup, isInside)).toEqual([]);
    }
  },
);

test.each(NAMES)("the initials of %s fit the crest and the icon", async (name) => {
  const round = { center: [150, 150], radius: 92, maxScale: 1.22 } as const;
  expect(await uncovered(monogram(name, round, onPaper), inRound(150, 98))).toEqual([]);
  expect(await uncovered(plainIcon(name), inRound(50, 51))).toEqual([]);
});

test.each(NAMES)("%s fills its width on the poster and leaves room for the players", (name) => {
  const block = setBlock(name, {
    length: 374,
    targetHeight: 90,
    maxHeight: [120, 186],
    maxLettersPerLine: 6,
  });
  expect(block.length).toBeLessThanOrEqual(374);
  expect(block.height).toBeLessThan(187);
  for (const { x, line, scale } of block.lines) {
    expect(x + line.right * scale).toBeLessThan(375);
  }
  expect(proof(heroSheet(name, 2015).symbols, true)).not.toContain("a value is missing");
});

test("the press kit has valid, non-empty marks for names of any length", () => {
  for (const name of ["I", "Ąžuolas", "Sankt Peter-Ording"])
    for (const { markup, width, height } of pressMarks(name, 3, pressInks([]))) {
      expect(proof(markup, true)).toEqual([]);
      expect(Math.min(width, height)).toBeGreaterThan(60);
    }
});

test("every letter is drawn at every height, with every accent", () => {
  for (const letter of DRAWN_LETTERS)
    for (const height of [100, 143, 190]) {
      const line = setLine([[letter]], height);
      expect(line.right, letter).toBeGreaterThan(25);
      expect(proof(printLine(line, onPaper)), letter).toEqual([]);
    }
  for (const accent of DRAWN_ACCENTS) {
    const { top, foot } = setLine([[`A${accent}`]], 100);
    expect(top < -20 || foot > 110, accent).toBe(true);
  }
});
