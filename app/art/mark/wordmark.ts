import type { Paint } from "#app/art/print/ink.ts";
import { round, factor, transformShapes } from "#app/art/print/shapes.ts";
import { spell } from "#app/lib/letters.ts";
import { type Line, type MarkInks, plainLine, printLine, setLine, type Words } from "./line.ts";

/** Limits for setting a name. */
export interface LineLimits {
  readonly length: number;
  /** Desired height of a line. Capitals get taller, up to a limit, to come close to it. */
  readonly targetHeight: number;
  /** Greatest height of a single line, and of several lines together; taller text is scaled down. */
  readonly maxHeight: readonly [line: number, block: number];
  /** Letters that fit on one line. Longer names of several words get two or three lines. */
  readonly maxLettersPerLine: number;
}

interface PlacedLine {
  readonly line: Line;
  /** Position of its top left corner. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A name set in one to three lines of equal length. */
export interface Block {
  readonly lines: readonly PlacedLine[];
  readonly length: number;
  /** From the top of the first line's capitals to the bottom of the last line's. */
  readonly height: number;
  /** How far accents extend above and below it. */
  readonly rise: number;
  readonly drop: number;
}

const MIN_CAP_HEIGHT = 100;
const MAX_CAP_HEIGHT = 190;
const MAX_LINES = 3;
/** Space between lines, as a share of the measure. */
const LEADING = 0.022;
const MIN_GAP = 0.011;

/** Round letters and discs extend beyond the line by this much; anything further is an accent. */
const OVERSHOOT = 3;

const accentExtent = (extent: number) => (extent > OVERSHOOT ? extent : 0);

const countLetters = (words: Words) => words.flat().length + words.length - 1;

/** All ways to break words into `count` lines; `before` are the lines above. */
function lineBreaks(
  words: Words,
  count: number,
  before: readonly Words[] = [],
): (readonly Words[])[] {
  if (count === 1) return [[...before, words]];
  return words
    .slice(1)
    .flatMap((_, i) =>
      lineBreaks(words.slice(i + 1), count - 1, [...before, words.slice(0, i + 1)]),
    );
}

const measureLongest = (lines: readonly Words[]) => Math.max(...lines.map(countLetters));

/** Splits words into as many lines as they need, as equal in length as possible. */
function splitIntoLines(words: Words, maxLettersPerLine: number): readonly Words[] {
  const needed = Math.ceil(words.flat().length / maxLettersPerLine);
  const best = lineBreaks(words, Math.min(needed, words.length, MAX_LINES)).toSorted(
    (a, b) => measureLongest(a) - measureLongest(b),
  );
  return best[0] ?? [words];
}

/** Sets a line; its letters are taller than usual if that brings it closer to the desired height. */
function fittedLine(words: Words, { length, targetHeight }: LineLimits, hasStop: boolean): Line {
  const shortest = setLine(words, MIN_CAP_HEIGHT, hasStop);
  const fitting = ((shortest.right - shortest.left) * targetHeight) / length;
  const caps = Math.round(Math.min(MAX_CAP_HEIGHT, Math.max(MIN_CAP_HEIGHT, fitting)));
  return caps === MIN_CAP_HEIGHT ? shortest : setLine(words, caps, hasStop);
}

/** Stacks lines, scaled to the same length. */
function stack(lines: readonly Line[], length: number): Block {
  const placedLines: PlacedLine[] = [];
  for (const line of lines) {
    const scale = factor(length / (line.right - line.left));
    const before = placedLines.at(-1);
    let y = 0;
    if (before !== undefined) {
      const descent = accentExtent(before.line.foot - before.line.height) * before.scale;
      const gap = Math.max(
        length * LEADING,
        descent + accentExtent(-line.top) * scale + length * MIN_GAP,
      );
      y = before.y + before.line.height * before.scale + gap;
    }
    placedLines.push({ line, x: -line.left * scale, y, scale });
  }
  const [first, last] = [placedLines[0], placedLines.at(-1)];
  if (first === undefined || last === undefined) {
    return { lines: [], length: 0, height: 0, rise: 0, drop: 0 };
  }
  return {
    lines: placedLines,
    length,
    height: last.y + last.line.height * last.scale,
    rise: accentExtent(-first.line.top) * first.scale,
    drop: accentExtent(last.line.foot - last.line.height) * last.scale,
  };
}

/** Sets a name in lines of the wanted length, or shorter ones if they would be too tall. */
export function setBlock(name: string, measure: LineLimits): Block {
  const words = splitIntoLines(spell(name), measure.maxLettersPerLine);
  const lines = words.map((line, i) => fittedLine(line, measure, i === words.length - 1));
  const block = stack(lines, measure.length);
  const maxHeight = measure.maxHeight[lines.length === 1 ? 0 : 1];
  if (block.height <= maxHeight) return block;
  return stack(lines, (measure.length * maxHeight) / block.height);
}

function transformLine({ x, y, scale }: PlacedLine, shapes: string): string {
  const translate = x === 0 && y === 0 ? "" : `translate(${round(x)} ${round(y)})`;
  const transform = [translate, scale === 1 ? "" : `scale(${scale})`].filter((part) => part !== "");
  return transform.length === 0 ? shapes : transformShapes(transform.join(" "), shapes);
}

/** A set name in its inks. */
export function printBlock({ lines }: Block, inks: MarkInks): string {
  return lines
    .map((placedLine) => transformLine(placedLine, printLine(placedLine.line, inks)))
    .join("");
}

/** A set name in one color. */
function plainBlock({ lines }: Block, fill: Paint): string {
  return lines
    .map((placedLine) => transformLine(placedLine, plainLine(placedLine.line, fill)))
    .join("");
}

/** Measure of the wordmark on its own: letters of normal height. */
const WORDMARK_LIMITS: LineLimits = {
  length: 413,
  targetHeight: 100,
  maxHeight: [100, 160],
  maxLettersPerLine: 10,
};

/** View box and size of a wordmark. */
export interface WordmarkBox {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  /** It has several lines. */
  readonly isStacked: boolean;
}

/** Bounding box of a name's wordmark. It begins above the capitals: round letters extend 3 units, accents further. */
export function wordmarkBox(name: string): WordmarkBox {
  const { length, height, rise, drop, lines } = setBlock(name, WORDMARK_LIMITS);
  const above = Math.ceil(Math.max(3, rise));
  const wide = Math.ceil(round(length));
  const high = Math.ceil(round(height + above + Math.max(1, drop)));
  const viewBox = `0 -${above} ${wide} ${high}`;
  return { viewBox, width: wide, height: high, isStacked: lines.length > 1 };
}

/**
 * The club's name in drawn letters; its first line's capitals start at 0. Two letters of each line overlap,
 * and the overlap prints in the third ink.
 */
export function wordmark(name: string, inks: MarkInks): string {
  return printBlock(setBlock(name, WORDMARK_LIMITS), inks);
}

/** The wordmark in one color, for print and cloth: discs become holes. */
export function plainWordmark(name: string, fill: Paint): string {
  return plainBlock(setBlock(name, WORDMARK_LIMITS), fill);
}
