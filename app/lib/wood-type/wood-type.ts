import { CAP_HEIGHT, GLYPHS, type GlyphMetrics } from "./metrics.ts";

/** Whether letters of a line stand out of it, which is only as high as its capitals. */
const hasAccents = (text: string) => /[À-žȘ-ț]/.test(text);

/** The padding that a line with accents gets, above and below its capitals; none for others. */
export const roomFor = (text: string): string => (hasAccents(text) ? "--room:0.3em 0.18em;" : "");

/** Used for a glyph that the font does not have: an N is about as wide as the average capital. */
const MISSING: GlyphMetrics = [481, 1258, 6, 70, 7, 98];

const THOUSANDTH = 1000;

/** Wood type is always capitals; an accent does not change the advance of its letter. */
function glyphsOf(text: string): GlyphMetrics[] {
  const bare = text.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "");
  return Array.from(bare, (character) => GLYPHS[character] ?? MISSING);
}

function atWidth(narrow: number, wide: number, width: number): number {
  return (narrow + ((wide - narrow) * (width - 50)) / 100) / THOUSANDTH;
}

/** Length of a line in em, side bearings included, with the letters at `width` (50 to 150). */
export function advance(text: string, width: number): number {
  let length = 0;
  for (const [narrow, wide] of glyphsOf(text)) length += atWidth(narrow, wide, width);
  return length;
}

/** The empty space before the first and after the last letter's ink, in em, at `width`. */
export function bearings(text: string, width: number): { left: number; right: number } {
  const glyphs = glyphsOf(text);
  const first = glyphs[0];
  const last = glyphs.at(-1);
  if (first === undefined || last === undefined) return { left: 0, right: 0 };
  return {
    left: atWidth(first[2], first[3], width),
    right: atWidth(last[4], last[5], width),
  };
}

/** Length of a line's ink in em, without side bearings. */
export function inkLength(text: string, width: number): number {
  const { left, right } = bearings(text, width);
  return advance(text, width) - left - right;
}

/** Letters wider than this look stretched. */
const COMFORTABLE = 140;

/**
 * The height of a name's capitals as a share of the line's length: the least at which wide letters
 * fill the line, so that a short name grows and a long one narrows.
 *
 * @param least and most bounds of that share
 */
export function capFor(text: string, least: number, most: number): number {
  const fills = CAP_HEIGHT / inkLength(text.toUpperCase(), COMFORTABLE);
  return Math.round(Math.min(most, Math.max(least, fills)) * 1000) / 1000;
}

const NARROWEST = 50;
const WIDEST = 150;

/** The font settings of one line of wood type. */
export interface FittedLine {
  /** The width axis, 50 to 150, one decimal: the value of `font-stretch` in per cent. */
  readonly width: number;
  /** Font size in the unit of the measure. */
  readonly size: number;
  /**
   * Left side bearing in em at that width: the line is shifted left by it, so that its ink meets
   * the edge.
   */
  readonly bearing: number;
}

/**
 * Fits a line of wood type: only the width of the letters, never gaps or a transform, makes its ink
 * as long as the measure. A line too long for the narrowest letters gets a smaller size; one too
 * short for the widest keeps its size and stays short.
 *
 * @param text the line; it is measured in capitals, kerning off
 * @param measure length to fill, in any unit
 * @param capHeight height of the capitals in the same unit
 */
export function fitLine(text: string, measure: number, capHeight: number): FittedLine {
  const size = capHeight / CAP_HEIGHT;
  const narrow = inkLength(text, NARROWEST);
  const wide = inkLength(text, WIDEST);
  if (wide <= narrow) return { width: NARROWEST, size, bearing: 0 };

  if (narrow * size > measure) {
    const { left } = bearings(text, NARROWEST);
    return { width: NARROWEST, size: measure / narrow, bearing: left };
  }
  const share = (measure / size - narrow) / (wide - narrow);
  const width = Math.min(WIDEST, Math.round((NARROWEST + 100 * share) * 10) / 10);
  return { width, size, bearing: bearings(text, width).left };
}

const lengthOf = (line: string) => inkLength(line.toUpperCase(), NARROWEST);
const longestOf = (lines: readonly string[]) => Math.max(...lines.map(lengthOf));

/** The words in so many lines that the longest of them is as short as it can be. */
function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(" ")];
  let best: string[] | undefined;
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const lines = [words.slice(0, first).join(" "), ...balanced(words.slice(first), count - 1)];
    if (best === undefined || longestOf(lines) < longestOf(best)) best = lines;
  }
  return best ?? [];
}

/**
 * The lines of a name: as few as let its capitals stand at least so high, never broken within a word.
 * Nearly every name is one line.
 *
 * @param least height of the capitals as a share of the line's length
 * @param most how many lines there are room for
 */
export function nameLines(name: string, least: number, most: number): string[] {
  const words = name.split(" ");
  for (let count = 1; count < Math.min(most, words.length); count += 1) {
    const lines = balanced(words, count);
    if (CAP_HEIGHT / longestOf(lines) >= least) return lines;
  }
  return balanced(words, Math.min(most, words.length));
}

/**
 * The lines of a title that fills its measure: two about as long as each other, or one where a line of
 * so few letters would stay short of the edge.
 *
 * @param most height of the capitals as a share of the line's length
 */
export function titleLines(title: string, most: number): string[] {
  const words = title.split(" ");
  const lines = balanced(words, Math.min(2, words.length));
  return lines.every((line) => capFor(line, 0, 1) <= most) ? lines : [title];
}
