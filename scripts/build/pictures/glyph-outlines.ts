import { readFile } from "node:fs/promises";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";
import { removeAccents } from "#app/lib/text.ts";
import type { GlyphOutlines } from "#app/outputs/share/svg/outline-text.ts";

/** Missing characters become blanks as wide as an N. */
const SPACE_CODE = "N".charCodeAt(0);

async function openFont(
  file: string,
): Promise<{ readonly font: Font; readonly unitsPerEm: number }> {
  const face = new Face(new Blob(await decompress(await readFile(file))));
  return { font: new Font(face), unitsPerEm: face.upem };
}

/**
 * Opens font files, to draw text from glyph outlines.
 *
 * @param first font that supplies replacements for missing letters
 * @param furtherFonts fonts with more letters, in the units of the first
 */
export async function openGlyphOutlines(
  first: string,
  ...furtherFonts: readonly string[]
): Promise<GlyphOutlines> {
  const { font, unitsPerEm } = await openFont(first);
  const further = await Promise.all(furtherFonts.map(openFont));
  const fonts = [font, ...further.map((opened) => opened.font)];
  const find = (character: string) =>
    fonts.flatMap((candidate) => {
      const id = candidate.nominalGlyph(character.codePointAt(0) ?? 0);
      return id === undefined ? [] : [{ font: candidate, id }];
    })[0];
  return {
    unitsPerEm,
    glyph: (character, width) => {
      for (const font of fonts) font.setVariations([new Variation("wdth", width)]);
      // If no font has an accented letter, it is drawn without its accent.
      const glyph = find(character) ?? find(removeAccents(character));
      if (glyph !== undefined) {
        return {
          path: glyph.font.glyphToPath(glyph.id),
          advance: glyph.font.glyphHAdvance(glyph.id),
        };
      }
      return { path: "", advance: font.glyphHAdvance(font.nominalGlyph(SPACE_CODE) ?? 0) };
    },
  };
}
