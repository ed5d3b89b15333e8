import { readFile } from "node:fs/promises";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";
import { withoutAccents } from "#app/lib/text/without-accents.ts";
import type { GlyphOutlines } from "#app/share/svg/outline-text.ts";

/** Stands in for a character that the font lacks: nothing is drawn, the space of an N is left. */
const SPACE_OF = "N";

/** Opens a font file of the site, so that text can be drawn from its glyph outlines. */
export async function openGlyphOutlines(file: string): Promise<GlyphOutlines> {
  const face = new Face(new Blob(await decompress(await readFile(file))));
  const font = new Font(face);
  // A letter whose accent the font lacks is drawn without it.
  const glyphId = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0);
  return {
    unitsPerEm: face.upem,
    glyph: (character, width) => {
      font.setVariations([new Variation("wdth", width)]);
      const known = glyphId(character) ?? glyphId(withoutAccents(character));
      const advance = font.glyphHAdvance(known ?? glyphId(SPACE_OF) ?? 0);
      return { path: known === undefined ? "" : font.glyphToPath(known), advance };
    },
  };
}
