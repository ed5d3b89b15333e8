import { inkLength } from "./measure.ts";
import { CAP_HEIGHT } from "./metrics.ts";

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
