import { joinWords, splitWords } from "#app/lib/text/split-words.ts";
import { bearings, inkLength, HEADLINE_RANGE } from "./measure.ts";
import { CAP_HEIGHT } from "./metrics.ts";
import { type FittedLine, fitLine } from "./wood-type.ts";

/** Length of a line in its narrowest letters, in em. */
const narrowLength = (line: string) => inkLength(line.toUpperCase(), HEADLINE_RANGE.narrowest);

const longestLength = (lines: readonly string[]) => Math.max(...lines.map(narrowLength));

/** Height of the capitals as a share of the line's length, when the longest line fills it with its narrowest letters. */
const capShare = (lines: readonly string[]) => CAP_HEIGHT / longestLength(lines);

/** Splits words into lines so that the longest line is as short as possible. */
function balanceLines(words: readonly string[], count: number): string[] {
  if (count === 1) return [joinWords(words)];
  let best: string[] | undefined;
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const lines = [
      joinWords(words.slice(0, first)),
      ...balanceLines(words.slice(first), count - 1),
    ];
    if (best === undefined || longestLength(lines) < longestLength(best)) best = lines;
  }
  return best ?? [];
}

/**
 * Splits a headline into as few lines as keep its capitals at a minimum height. Words break only after a hyphen.
 *
 * @param minCapShare height of the capitals as a share of the line's length
 * @param maxLines maximum number of lines
 */
export function fewestLines(headline: string, minCapShare: number, maxLines: number): string[] {
  const words = splitWords(headline);
  for (let count = 1; count < Math.min(maxLines, words.length); count += 1) {
    const lines = balanceLines(words, count);
    if (capShare(lines) >= minCapShare) return lines;
  }
  return balanceLines(words, Math.min(maxLines, words.length));
}

/** More lines would not look like a headline. */
const MAX_LINES = 4;

/**
 * Chooses the size and width of a headline's letters, the same for all its lines, and the number of lines: the fewest
 * whose narrowest letters still have `capHeight`. The browser breaks the text (`text-wrap: balance`). `indent`, in em,
 * moves the ink of the first line to the edge of the last one, whose `bearing` it has.
 *
 * @param measure length to fill, in any unit
 * @param capHeight height of the capitals in the same unit; a word too long for it gets smaller letters
 */
export function fitHeadline(
  text: string,
  measure: number,
  capHeight: number,
): FittedLine & { readonly indent: number; readonly lineCount: number } {
  const lines = fewestLines(text, capHeight / measure, MAX_LINES);
  const fit = (line: string) => fitLine(line.toUpperCase(), measure, capHeight, HEADLINE_RANGE);
  // All lines get the letters of the line that is hardest to fit: the smallest size, then the narrowest width. An empty
  // text has no lines.
  const [hardestToFit = fit(text)] = lines
    .map(fit)
    .toSorted((a, b) => a.size - b.size || a.width - b.width);
  const left = (line = "") => bearings(line, hardestToFit.width).left;
  const bearing = left(lines.at(-1));
  return { ...hardestToFit, bearing, indent: bearing - left(lines[0]), lineCount: lines.length };
}
