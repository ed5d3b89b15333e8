import { CAP_HEIGHT, GLYPH_METRICS, type GlyphMetrics } from "./metrics.ts";

/** Metrics for a glyph that the font lacks: an N is about as wide as the average capital. */
const MISSING_GLYPH: GlyphMetrics = [481, 1258, 6, 70, 7, 98];

const NO_GLYPH: GlyphMetrics = [0, 0, 0, 0, 0, 0];

const UNITS_PER_EM = 1000;

/** Wood type is always capitals; an accent does not change the advance of its letter. */
function findGlyphs(text: string): GlyphMetrics[] {
  const bare = text.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/\s/g, " ");
  return Array.from(bare, (character) => GLYPH_METRICS[character] ?? MISSING_GLYPH);
}

function interpolate(narrow: number, wide: number, width: number): number {
  return (narrow + ((wide - narrow) * (width - 50)) / 100) / UNITS_PER_EM;
}

/** Limits of the width axis, 50 to 150. */
export interface StretchRange {
  readonly narrowest: number;
  readonly widest: number;
}

/** All that the font has. */
export const WHOLE_AXIS: StretchRange = { narrowest: 50, widest: 150 };

/** The letters of headlines: narrower ones fuse, and wider ones look stretched. */
export const HEADLINE_RANGE: StretchRange = { narrowest: 68, widest: 140 };

/** Length of a line in em, side bearings included, with the letters at `width` (50 to 150). */
export function advance(text: string, width: number): number {
  let length = 0;
  for (const [narrow, wide] of findGlyphs(text)) length += interpolate(narrow, wide, width);
  return length;
}

/** The empty space before the first and after the last letter's ink, in em, at `width`. */
export function bearings(text: string, width: number): { left: number; right: number } {
  const glyphs = findGlyphs(text);
  const [, , narrowLeft, wideLeft] = glyphs[0] ?? NO_GLYPH;
  const [, , , , narrowRight, wideRight] = glyphs.at(-1) ?? NO_GLYPH;
  return {
    left: interpolate(narrowLeft, wideLeft, width),
    right: interpolate(narrowRight, wideRight, width),
  };
}

/** Length of a line's ink in em, without side bearings. */
export function inkLength(text: string, width: number): number {
  const { left, right } = bearings(text, width);
  return advance(text, width) - left - right;
}

/**
 * Cap height at which the text fills a line of length 1 with its letters at their widest, between `min` and `max`. A
 * short name gets tall letters; a long one gets `min`, and narrower letters.
 */
export function capFor(text: string, min = 0, max = 1): number {
  const fills = CAP_HEIGHT / inkLength(text, HEADLINE_RANGE.widest);
  return Math.round(Math.min(max, Math.max(min, fills)) * 1000) / 1000;
}
