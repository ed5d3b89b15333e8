import type { Paint } from "#app/art/print/ink.ts";
import { factor, round } from "#app/art/print/number.ts";
import { moved } from "#app/art/print/shapes.ts";
import { spell } from "#app/lib/letters/spell.ts";
import { plainLine, printLine, setLine, type Line, type MarkInks, type Words } from "./line.ts";

/** Where a name is set. */
export interface Measure {
  readonly length: number;
  /** What a line is wanted to be high: capitals grow taller, up to a limit, to come near to it. */
  readonly wanted: number;
  /** No single line is higher, and no block of several: both become shorter instead. */
  readonly tallest: readonly [line: number, block: number];
  /** More letters than these stand on two lines, if they are several words; then on three. */
  readonly lettersALine: number;
}

interface SetLine {
  readonly line: Line;
  /** Where its corner is, and its size. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A name in one to three lines, each as long as the measure where its letters reach. */
export interface Block {
  readonly lines: readonly SetLine[];
  readonly length: number;
  /** From the top of the first capitals to the foot of the last. */
  readonly height: number;
  /** How far accents rise above, and hang below. */
  readonly rise: number;
  readonly drop: number;
}

const LEAST_CAPS = 100;
const MOST_CAPS = 190;
const MOST_LINES = 3;
/** Between lines, in parts of the measure. */
const LEADING = 0.022;
const LEAST_GAP = 0.011;

/** Discs are rounder than stems and stand over the line by so much; what reaches further is an accent. */
const BLEED = 3;

const beyond = (reach: number) => (reach > BLEED ? reach : 0);

const lengthOf = (words: Words) => words.flat().length + words.length - 1;

/** All ways to put words on `count` lines. */
function ways(words: Words, count: number, before: readonly Words[] = []): (readonly Words[])[] {
  if (count === 1) return [[...before, words]];
  return words
    .slice(1)
    .flatMap((_, i) => ways(words.slice(i + 1), count - 1, [...before, words.slice(0, i + 1)]));
}

const longest = (lines: readonly Words[]) => Math.max(...lines.map(lengthOf));

/** The words on as many lines as they need, as equal in length as they allow. */
function linesOf(words: Words, lettersALine: number): readonly Words[] {
  const needed = Math.ceil(words.flat().length / lettersALine);
  const best = ways(words, Math.min(needed, words.length, MOST_LINES)).toSorted(
    (one, other) => longest(one) - longest(other),
  );
  return best[0] ?? [words];
}

/** The letters of a line, taller where that brings it nearer to the height that is wanted. */
function cut(words: Words, { length, wanted }: Measure, hasStop: boolean): Line {
  const calm = setLine(words, LEAST_CAPS, hasStop);
  const fitting = ((calm.right - calm.left) * wanted) / length;
  const caps = Math.round(Math.min(MOST_CAPS, Math.max(LEAST_CAPS, fitting)));
  return caps === LEAST_CAPS ? calm : setLine(words, caps, hasStop);
}

/** Lines below each other, each as long as the others. */
function stack(lines: readonly Line[], length: number): Block {
  const set: SetLine[] = [];
  for (const line of lines) {
    const scale = factor(length / (line.right - line.left));
    const before = set.at(-1);
    let y = 0;
    if (before !== undefined) {
      const hanging = beyond(before.line.foot - before.line.height) * before.scale;
      const gap = Math.max(
        length * LEADING,
        hanging + beyond(-line.top) * scale + length * LEAST_GAP,
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
    rise: beyond(-first.line.top) * first.scale,
    drop: beyond(last.line.foot - last.line.height) * last.scale,
  };
}

/** Sets a name; every line fills the measure, or what of it the height allows. */
export function setBlock(name: string, measure: Measure): Block {
  const words = linesOf(spell(name), measure.lettersALine);
  const lines = words.map((line, i) => cut(line, measure, i === words.length - 1));
  const block = stack(lines, measure.length);
  const tallest = measure.tallest[lines.length === 1 ? 0 : 1];
  if (block.height <= tallest) return block;
  return stack(lines, (measure.length * tallest) / block.height);
}

function placed({ x, y, scale }: SetLine, shapes: string): string {
  const place = x === 0 && y === 0 ? "" : `translate(${round(x)} ${round(y)})`;
  const transform = [place, scale === 1 ? "" : `scale(${scale})`].filter((one) => one !== "");
  return transform.length === 0 ? shapes : moved(transform.join(" "), shapes);
}

/** A set name in its inks. */
export function printBlock({ lines }: Block, inks: MarkInks): string {
  return lines.map((one) => placed(one, printLine(one.line, inks))).join("");
}

/** The same in one colour. */
export function plainBlock({ lines }: Block, fill: Paint): string {
  return lines.map((one) => placed(one, plainLine(one.line, fill))).join("");
}
