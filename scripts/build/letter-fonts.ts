import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Alphabets beyond the letters of every page's fonts, by their Unicode ranges. Each has a file per family. */
const alphabets = new Map([
  ["western", "U+A1,U+AB,U+BB,U+BF-D6,U+D8-E8,U+EA-F6,U+F8-FF,U+131,U+152-153,U+201A,U+201E"],
  ["central", "U+100-130,U+132-151,U+154-17E,U+218-21B,U+1E9E"],
  ["vietnamese", "U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9"],
]);

/** Font families, by the start of their files' names. */
const families = new Map([
  ["display", 'font-family:"Club Display";font-weight:900;font-stretch:50% 150%'],
  ["text", 'font-family:"Club Text";font-weight:400 700'],
]);

/** A Unicode range as a regular expression: `U+BF-D6` is `[\u{BF}-\u{D6}]`. */
function rangePattern(range: string): RegExp {
  const letters = range.split(",").map((part) =>
    part
      .replace("U+", "")
      .split("-")
      .map((code) => `\\u{${code}}`)
      .join("-"),
  );
  return new RegExp(`[${letters.join("")}]`, "u");
}

/** Alphabets needed by texts. Headings are in capitals, and some letters' capitals (ÿ) belong to the other alphabet. */
function alphabetsIn(texts: Iterable<string>): (readonly [name: string, range: string])[] {
  // Pages show each letter with its accent as one character.
  const text = Array.from(texts, (letter) => letter + letter.toUpperCase())
    .join("")
    .normalize("NFC");
  return [...alphabets].filter(([, range]) => rangePattern(range).test(text));
}

/** File of an alphabet in `app/ui/fonts/`. */
export function letterFontFile(family: string, alphabet: string): string {
  return `app/ui/fonts/${family}-${alphabet}.woff2`;
}

/** Files of the display font, the one with the most common letters first. */
export const displayFonts: readonly [string, ...string[]] = [
  "app/ui/fonts/display.woff2",
  ...Array.from(alphabets.keys(), (alphabet) => letterFontFile("display", alphabet)),
];

/**
 * `@font-face` rules for the letters of texts beyond those of every page's fonts, fetched if a page has one; empty if no
 * text has any, so that documents do not grow.
 *
 * @param addressOf returns the site's address of a file in `app/ui/fonts/`
 */
export function letterFontRules(
  texts: Iterable<string>,
  addressOf: (file: string) => string,
): string {
  const rules = alphabetsIn(texts).flatMap(([alphabet, range]) =>
    Array.from(families, ([family, face]) => {
      const source = `src:url(${addressOf(letterFontFile(family, alphabet))}) format("woff2")`;
      return `@font-face{${face};${source};font-display:swap;unicode-range:${range}}`;
    }),
  );
  return rules.join("");
}

/**
 * Writes the font files that texts need, with hashed names, and returns their rules.
 *
 * @param base the site's path on its host
 */
export function writeLetterFonts(texts: Iterable<string>, out: string, base: string): string {
  return letterFontRules(texts, (file) => {
    const font = readFileSync(file);
    const digest = createHash("sha256").update(font).digest("hex").slice(0, 8);
    const name = `assets/${basename(file, ".woff2")}-${digest}.woff2`;
    writeFileSync(join(out, name), font);
    return base + name;
  });
}
