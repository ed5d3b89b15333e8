import { readFile } from "node:fs/promises";
import { Blob, Face, Font } from "harfbuzzjs";
import { expect, test } from "vitest";
import { decompress } from "wawoff2";
import { advance } from "#app/lib/wood-type/measure.ts";
import { displayFonts, letterFontFile, letterFontRules } from "./letter-fonts.ts";
import { openGlyphOutlines } from "./pictures/glyph-outlines.ts";

/** The alphabets whose files a text needs. */
const findAlphabets = (text: string) =>
  Array.from(
    letterFontRules([text], (file) => file).matchAll(/text-(\w+)\.woff2/g),
    ([, name]) => name,
  );

test.each([
  ["A “team’s” — 9 × 3", []],
  ["Ström", ["western"]],
  ["Ström".normalize("NFD"), ["western"]],
  ["Łódź", ["western", "central"]],
  ["Nguyễn", ["vietnamese"]],
  ["Ωμέγα", []],
])("the letters of “%s” need the font files %j beside those of every page", (text, alphabets) => {
  expect(findAlphabets(text)).toEqual(alphabets);
});

test("a letter needs the files of its capital, too: the capital of ÿ is central", () => {
  expect(findAlphabets("L’Haÿ")).toEqual(["western", "central"]);
});

test("a club without such letters has no font rules", () => {
  expect(letterFontRules([], (file) => file)).toBe("");
});

const LETTERS = {
  western: "ÀÄÅÆÇÈÊËÍÑÓÖØÚÜÝÞŒàäåæçèêëíñóöøúüýþœßÿ¿«",
  central: "ĀČĎĘĞĮŁŃŐŘŞŠŢŤŮŽȘȚẞāčďęğįłńőřşšţťůžșț",
  vietnamese: "ƠƯẠẢẤẾỄỆỊỌỒỤỨỲỸơưạảấếễệịọồụứỳỹ",
} as const;

test.each(["display", "text"] as const)(
  "the files of the %s font have the letters of their alphabets",
  async (family) => {
    const common = new Font(
      new Face(new Blob(await decompress(await readFile(`app/ui/fonts/${family}.woff2`)))),
    );
    for (const sign of "AZaz09é–—‘’…|") {
      expect(common.nominalGlyph(sign.codePointAt(0) ?? 0), sign).toBeDefined();
    }
    for (const alphabet of ["western", "central", "vietnamese"] as const) {
      const bytes = await decompress(await readFile(letterFontFile(family, alphabet)));
      const font = new Font(new Face(new Blob(bytes)));
      for (const letter of LETTERS[alphabet]) {
        expect(font.nominalGlyph(letter.codePointAt(0) ?? 0), letter).toBeDefined();
      }
    }
  },
);

test("letters with accents are drawn on cards, and as wide as wood type measures them", async () => {
  const { glyph, unitsPerEm } = await openGlyphOutlines(...displayFonts);
  const name = "STRØMÆŒ ŁÓDŹ";
  for (const width of [50, 83.4, 150]) {
    const glyphs = Array.from(name, (letter) => glyph(letter, width));
    const sum = glyphs.reduce((total, each) => total + each.advance, 0) / unitsPerEm;
    expect(sum).toBeCloseTo(advance(name, width), 2);
    expect(glyphs.filter(({ path }) => path === "")).toHaveLength(1);
  }
  expect(glyph("Ö", 100).path.length).toBeGreaterThan(glyph("O", 100).path.length);
});
