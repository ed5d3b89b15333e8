import { splitWords } from "#app/lib/text/split-words.ts";
import { CAP_HEIGHT } from "./metrics.ts";
import { type FittedLine, fitLine } from "./wood-type.ts";
import { inkLength, capFor, HEADLINE_RANGE } from "./measure.ts";

const measureLine = (line: string) => inkLength(line.toUpperCase(), HEADLINE_RANGE.narrowest);

const measureLongest = (lines: readonly string[]) => Math.max(...lines.map(measureLine));

/** Splits words into lines so that the longest line is as short as possible. */
function balanceLines(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(" ")];
  let best: string[] | undefined;
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const lines = [words.slice(0, first).join(" "), ...balanceLines(words.slice(first), count - 1)];
    if (best === undefined || measureLongest(lines) < measureLongest(best)) best = lines;
  }
  return best ?? [];
}

/**
 * Splits a name into as few lines as keep its capitals at a minimum height, never within a word. Nearly all
 * names fit on one line.
 *
 * @param minCap height of the capitals as a share of the line's length
 * @param maxLines maximum number of lines
 */
export function nameLines(name: string, minCap: number, maxLines: number): string[] {
  const words = splitWords(name);
  for (let count = 1; count < Math.min(maxLines, words.length); count += 1) {
    const lines = balanceLines(words, count);
    if (CAP_HEIGHT / measureLongest(lines) >= minCap) return lines;
  }
  return balanceLines(words, Math.min(maxLines, words.length));
}

/** More lines would not look like a headline. */
const MAX_LINES = 4;

/**
 * Fits a headline in as few lines as keep its letters from fusing: the longest line fills the measure, and the
 * browser breaks the text into the same balanced lines.
 *
 * @param measure length to fill, in any unit
 * @param capHeight height of the capitals in the same unit; a word too long for it gets smaller letters
 */
export function fitHeadline(
  text: string,
  measure: number,
  capHeight: number,
): FittedLine & { readonly lineCount: number } {
  const lines = nameLines(text, capHeight / measure, MAX_LINES);
  const fit = (line: string) => fitLine(line.toUpperCase(), measure, capHeight, HEADLINE_RANGE);
  // Which line is the longest depends on the width of the letters.
  const [tightest = fit(text)] = lines
    .map(fit)
    .toSorted((a, b) => a.size - b.size || a.width - b.width);
  return { ...tightest, lineCount: lines.length };
}

/**
 * Splits a title that fills its measure into two lines of similar length, or one if it has too few letters for
 * two.
 *
 * @param maxCap height of the capitals as a share of the line's length
 */
export function titleLines(title: string, maxCap: number): string[] {
  const words = splitWords(title);
  const lines = balanceLines(words, Math.min(2, words.length));
  return lines.every((line) => capFor(line, 0, 1) <= maxCap) ? lines : [title];
}
