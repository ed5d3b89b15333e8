import { readFile } from "node:fs/promises";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";
import type { TypeCase } from "#app/share/press/outline-text.ts";

/** Stands in for a character that the font lacks: nothing is printed, an N of space is left. */
const SPACE_OF = "N";

/** Opens a font of the site, so that lettering can be printed from its outlines. */
export async function openTypeCase(file: string): Promise<TypeCase> {
  const face = new Face(new Blob(await decompress(await readFile(file))));
  const font = new Font(face);
  const glyph = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0);
  return {
    unitsPerEm: face.upem,
    letter: (character, width) => {
      font.setVariations([new Variation("wdth", width)]);
      const known = glyph(character);
      const advance = font.glyphHAdvance(known ?? glyph(SPACE_OF) ?? 0);
      return { path: known === undefined ? "" : font.glyphToPath(known), advance };
    },
  };
}
