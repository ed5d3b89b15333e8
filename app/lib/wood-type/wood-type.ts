import { bearings, inkLength, type StretchRange, WHOLE_AXIS } from "./measure.ts";
import { CAP_HEIGHT } from "./metrics.ts";

/** Marks below their letter: dot, comma, cedilla and ogonek. All others stand above it. */
const MARK_BELOW = /[\u{323}\u{326}-\u{328}]/u;
const MARK_ABOVE = /(?![\u{323}\u{326}-\u{328}])\p{M}/u;

/**
 * Declares `--room`, the padding above and below a line whose accents extend beyond its box, about the height of the accents. Empty for
 * a line without accents.
 */
export function roomFor(text: string): string {
  const letters = text.toUpperCase().normalize("NFD");
  const [above, below] = [MARK_ABOVE.test(letters), MARK_BELOW.test(letters)];
  if (!above && !below) return "";
  return `--room:${above ? "0.16em" : "0.02em"} ${below ? "0.16em" : "0"};`;
}

/** The font settings of one line of wood type. */
export interface FittedLine {
  /** The width axis, 50 to 150 with one decimal: `font-stretch` in percent. */
  readonly width: number;
  /** Font size in the unit of the measure. */
  readonly size: number;
  /** Left side bearing in em at that width: the line is shifted left by it, so that its ink meets the edge. */
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
 * @param range limits of the letters' width
 */
export function fitLine(
  text: string,
  measure: number,
  capHeight: number,
  { narrowest, widest }: StretchRange = WHOLE_AXIS,
): FittedLine {
  const size = capHeight / CAP_HEIGHT;
  const narrow = inkLength(text, narrowest);
  const wide = inkLength(text, widest);
  // An empty line, or signs of one width.
  if (wide <= narrow) return { width: narrowest, size, bearing: 0 };

  if (narrow * size > measure) {
    const { left } = bearings(text, narrowest);
    return { width: narrowest, size: measure / narrow, bearing: left };
  }
  const share = Math.min(1, (measure / size - narrow) / (wide - narrow));
  const width = Math.round((narrowest + (widest - narrowest) * share) * 10) / 10;
  return { width, size, bearing: bearings(text, width).left };
}
