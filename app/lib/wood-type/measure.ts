import { CAP_HEIGHT, GLYPH_METRICS, type GlyphMetrics } from "./metrics.ts";

/** Metrics for a glyph that the font lacks: an N is about as wide as the average capital. */
const MISSING_GLYPH: GlyphMetrics = [481, 1258, 6, 70, 7, 98];

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
  const first = glyphs[0];
  const last = glyphs.at(-1);
  if (first === undefined || last === undefined) return { left: 0, right: 0 };
  return {
    left: interpolate(first[2], first[3], width),
    right: interpolate(last[4], last[5], width),
  };
}

/** Length of a line's ink in em, without side bearings. */
export function inkLength(text: string, width: number): number {
  const { left, right } = bearings(text, width);
  return advance(text, width) - left - right;
}

/**
 * Cap height of a name as a share of the line's length: the smallest at which wide letters fill the line, so
 * that a short name grows and a long one narrows.
 *
 * @param min lower bound of the result; `max` is the upper one
 */
export function capFor(text: string, min = 0, max = 1): number {
  const fills = CAP_HEIGHT / inkLength(text.toUpperCase(), HEADLINE_RANGE.widest);
  return Math.round(Math.min(max, Math.max(min, fills)) * 1000) / 1000;
}
