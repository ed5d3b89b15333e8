import type { Paint } from "#app/art/print/ink.ts";
import { round, factor, moved } from "#app/art/print/shapes.ts";
import { spell } from "#app/lib/letters.ts";
import { type Line, type MarkInks, plainLine, printLine, setLine, type Words } from "./line.ts";

/** Limits for setting a name. */
export interface Measure {
  readonly length: number;
  /** Desired height of a line. Capitals get taller, up to a limit, to come close to it. */
  readonly wanted: number;
  /** Greatest height of a single line, and of several lines together; taller text is scaled down. */
  readonly tallest: readonly [line: number, block: number];
  /** Letters that fit on one line. Longer names of several words get two or three lines. */
  readonly lettersALine: number;
}

interface SetLine {
  readonly line: Line;
  /** Position of its top left corner. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A name set in one to three lines of equal length. */
export interface Block {
  readonly lines: readonly SetLine[];
  readonly length: number;
  /** From the top of the first line's capitals to the bottom of the last line's. */
  readonly height: number;
  /** How far accents extend above and below it. */
  readonly rise: number;
  readonly drop: number;
}

const LEAST_CAPS = 100;
const MOST_CAPS = 190;
const MOST_LINES = 3;
/** Space between lines, as a share of the measure. */
const LEADING = 0.022;
const LEAST_GAP = 0.011;

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

const longest = (lines: readonly Words[]) => Math.max(...lines.map(countLetters));

/** Splits words into as many lines as they need, as equal in length as possible. */
function splitIntoLines(words: Words, lettersALine: number): readonly Words[] {
  const needed = Math.ceil(words.flat().length / lettersALine);
  const best = lineBreaks(words, Math.min(needed, words.length, MOST_LINES)).toSorted(
    (one, other) => longest(one) - longest(other),
  );
  return best[0] ?? [words];
}

/** Sets a line; its letters are taller than usual if that brings it closer to the desired height. */
function fittedLine(words: Words, { length, wanted }: Measure, hasStop: boolean): Line {
  const shortest = setLine(words, LEAST_CAPS, hasStop);
  const fitting = ((shortest.right - shortest.left) * wanted) / length;
  const caps = Math.round(Math.min(MOST_CAPS, Math.max(LEAST_CAPS, fitting)));
  return caps === LEAST_CAPS ? shortest : setLine(words, caps, hasStop);
}

/** Stacks lines, scaled to the same length. */
function stack(lines: readonly Line[], length: number): Block {
  const set: SetLine[] = [];
  for (const line of lines) {
    const scale = factor(length / (line.right - line.left));
    const before = set.at(-1);
    let y = 0;
    if (before !== undefined) {
      const below = accentExtent(before.line.foot - before.line.height) * before.scale;
      const gap = Math.max(
        length * LEADING,
        below + accentExtent(-line.top) * scale + length * LEAST_GAP,
      );
      y = before.y + before.line.height * before.scale + gap;
    }
    set.push({ line, x: -line.left * scale, y, scale });
  }
  const [first, last] = [set[0], set.at(-1)];
  if (first === undefined || last === undefined) {
    return { lines: [], length: 0, height: 0, rise: 0, drop: 0 };
  }
  return {
    lines: set,
    length,
    height: last.y + last.line.height * last.scale,
    rise: accentExtent(-first.line.top) * first.scale,
    drop: accentExtent(last.line.foot - last.line.height) * last.scale,
  };
}

/** Sets a name in lines of the wanted length, or shorter ones if they would be too tall. */
export function setBlock(name: string, measure: Measure): Block {
  const words = splitIntoLines(spell(name), measure.lettersALine);
  const lines = words.map((line, i) => fittedLine(line, measure, i === words.length - 1));
  const block = stack(lines, measure.length);
  const tallest = measure.tallest[lines.length === 1 ? 0 : 1];
  if (block.height <= tallest) return block;
  return stack(lines, (measure.length * tallest) / block.height);
}

function placed({ x, y, scale }: SetLine, shapes: string): string {
  const place = x === 0 && y === 0 ? "" : `translate(${round(x)} ${round(y)})`;
  const transform = [place, scale === 1 ? "" : `scale(${scale})`].filter((part) => part !== "");
  return transform.length === 0 ? shapes : moved(transform.join(" "), shapes);
}

/** A set name in its inks. */
export function printBlock({ lines }: Block, inks: MarkInks): string {
  return lines.map((setLine) => placed(setLine, printLine(setLine.line, inks))).join("");
}

/** A set name in one color. */
function plainBlock({ lines }: Block, fill: Paint): string {
  return lines.map((setLine) => placed(setLine, plainLine(setLine.line, fill))).join("");
}

/** Measure of the wordmark on its own: letters of normal height. */
const ALONE: Measure = { length: 413, wanted: 100, tallest: [100, 160], lettersALine: 10 };

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
  const { length, height, rise, drop, lines } = setBlock(name, ALONE);
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
  return printBlock(setBlock(name, ALONE), inks);
}

/** The wordmark in one color, for print and cloth: discs become holes. */
export function plainWordmark(name: string, fill: Paint): string {
  return plainBlock(setBlock(name, ALONE), fill);
}
