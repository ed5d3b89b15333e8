import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** Alphabets beyond the letters of every page's fonts. Each has a file per family. */
const ALPHABETS = {
  western: "U+A1,U+AB,U+BB,U+BF-D6,U+D8-E8,U+EA-F6,U+F8-FF,U+131,U+152-153,U+201A,U+201E",
  central: "U+100-130,U+132-151,U+154-17E,U+218-21B,U+1E9E",
  vietnamese: "U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9",
} as const;

type Alphabet = keyof typeof ALPHABETS;

const FACES = {
  display: 'font-family:"Club Display";font-weight:900;font-stretch:50% 150%',
  text: 'font-family:"Club Text";font-weight:400 700',
} as const;

const families = ["display", "text"] as const;

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

const alphabets = ["western", "central", "vietnamese"] as const satisfies readonly Alphabet[];

/** Alphabets needed by texts. Headings are in capitals, and some letters' capitals (ÿ) belong to the other alphabet. */
export function alphabetsIn(texts: Iterable<string>): readonly Alphabet[] {
  // Pages show each letter with its accent as one character.
  const text = Array.from(texts, (letter) => letter + letter.toUpperCase())
    .join("")
    .normalize("NFC");
  return alphabets.filter((name) => rangePattern(ALPHABETS[name]).test(text));
}

/** File of an alphabet in `app/ui/fonts/`. */
export function letterFontFile(family: keyof typeof FACES, alphabet: Alphabet): string {
  return `app/ui/fonts/${family}-${alphabet}.woff2`;
}

/** Files of the display font, the one with the most common letters first. */
export const displayFonts: readonly [string, ...string[]] = [
  "app/ui/fonts/display.woff2",
  ...alphabets.map((alphabet) => letterFontFile("display", alphabet)),
];

/**
 * `@font-face` rules for more letters, fetched if a page has one; empty if no text of the club does, so that
 * its documents do not grow.
 *
 * @param addressOf returns the site's address of a file in `app/ui/fonts/`
 */
export function letterFontRules(
  needed: readonly Alphabet[],
  addressOf: (file: string) => string,
): string {
  const rules = needed.flatMap((alphabet) =>
    families.map((family) => {
      const source = `src:url(${addressOf(letterFontFile(family, alphabet))}) format("woff2")`;
      return `@font-face{${FACES[family]};${source};font-display:swap;unicode-range:${ALPHABETS[alphabet]}}`;
    }),
  );
  return rules.join("");
}

/**
 * Writes the font files for the alphabets that texts need, with hashed names, and returns their rules.
 *
 * @param base the site's path on its host
 */
export async function writeLetterFonts(
  texts: Iterable<string>,
  out: string,
  base: string,
): Promise<string> {
  const needed = alphabetsIn(texts);
  const files = needed.flatMap((alphabet) =>
    families.map((family) => letterFontFile(family, alphabet)),
  );
  const addresses = new Map<string, string>();
  for (const file of files) {
    const font = await readFile(file);
    const digest = createHash("sha256").update(font).digest("hex").slice(0, 8);
    const name = `assets/${basename(file, ".woff2")}-${digest}.woff2`;
    await writeFile(join(out, name), font);
    addresses.set(file, base + name);
  }
  return letterFontRules(needed, (file) => addresses.get(file) ?? file);
}
