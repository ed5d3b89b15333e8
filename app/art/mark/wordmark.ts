import { openDrawings } from "#app/art/drawing.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { circle, ring } from "#app/art/print/shapes.ts";
import type { ClubMark, MARK_VARIABLES } from "#app/domain/marks.ts";
import { spell } from "#app/lib/letters.ts";
import { advance, inkLength } from "#app/lib/wood-type/measure.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { fitLine } from "#app/lib/wood-type/wood-type.ts";

/** Colors of a wordmark. */
export type MarkInks = Readonly<Record<(typeof MARK_VARIABLES)[number], Paint>>;

/** The colors of a wordmark on paper. */
export const MARK_ON_PAPER = {
  ink: "black",
  disc: "sun",
  groove: "black",
  hole: "paper",
  left: "plate1",
  right: "plate2",
} as const satisfies MarkInks;

/** A wordmark: the club's own file, or its name in the display font. */
export interface Wordmark {
  readonly box: Readonly<Record<"left" | "top" | "width" | "height", number>>;
  readonly viewBox: string;
  /** It has several lines. */
  readonly isStacked: boolean;
  readonly draw: (inks: MarkInks) => string;
}

/** Words as lists of capitals, as `spell` returns them. */
type Words = readonly (readonly string[])[];

/** Length of a set name, height of its capitals, and that of several lines together or of a very short name. */
const LENGTH = 413;
const LINE_HEIGHT = 100;
const STACK_HEIGHT = 148;

const MAX_SHORT_NAME = 3;

/** Letters that fit on one line. Longer names of several words get two or three lines. */
const LETTERS_PER_LINE = 10;
const MAX_LINES = 3;

/** Shares of the capitals' height: space between lines, for an accent, radius of the disc, space before it. */
const LEADING = 0.11;
const ACCENT = 0.3;
const MARK_BELOW = /[\u{326}-\u{328}]/u;
const MARK_ABOVE = /(?![\u{326}-\u{328}])\p{M}/u;
const DISC_RADIUS = 0.18;
const DISC_GAP = 0.06;

/** Round letters extend beyond their line by this much. */
const OVERSHOOT = 3;

const countLetters = (words: Words) => words.flat().length + words.length - 1;

const longest = (lines: readonly Words[]) => Math.max(...lines.map(countLetters));

/** All ways to break words into `count` lines. */
function lineBreaks(words: Words, count: number): Words[][] {
  if (count === 1) return [[words]];
  return words
    .slice(1)
    .flatMap((_, i) =>
      lineBreaks(words.slice(i + 1), count - 1).map((lines) =>
        lines.toSpliced(0, 0, words.slice(0, i + 1)),
      ),
    );
}

/** A name in as many lines as it needs, as equal in length as possible. */
function splitIntoLines(name: string, lettersPerLine: number): string[] {
  const words = spell(name);
  const needed = Math.ceil(words.flat().length / lettersPerLine);
  const count = Math.min(needed, words.length, MAX_LINES);
  const [best = [words]] = lineBreaks(words, count).toSorted((a, b) => longest(a) - longest(b));
  return best.map((line) => line.map((word) => word.join("")).join(" "));
}

function drawDisc(x: number, foot: number, height: number, inks: MarkInks): string {
  const radius = DISC_RADIUS * height;
  const center = [x + DISC_GAP * height + radius, foot - radius] as const;
  return (
    circle(...center, radius, inks.disc) +
    ring(...center, radius * 0.8, inks.groove, radius * 0.07) +
    circle(...center, radius * 0.28, inks.hole)
  );
}

/** A name in lines of the display font, with a disc at its end. */
function setName(name: string, lettersPerLine: number): Wordmark {
  const texts = splitIntoLines(name, lettersPerLine);
  const isStacked = texts.length > 1;
  const isShort = (texts[0] ?? "").length <= MAX_SHORT_NAME;
  const height = isStacked || isShort ? STACK_HEIGHT / texts.length : LINE_HEIGHT;
  const stop = (2 * DISC_RADIUS + DISC_GAP) * height;
  const room = (text: string, accent: RegExp) => (accent.test(text) ? ACCENT * height : 0);
  let foot = -LEADING * height;
  const lines = texts.map((text, index) => {
    const isLast = index === texts.length - 1;
    const fitted = fitLine(text, LENGTH - (isLast ? stop : 0), height);
    foot += LEADING * height + room(text, MARK_ABOVE) + fitted.size * CAP_HEIGHT;
    foot += index === 0 ? 0 : room(texts[index - 1] ?? "", MARK_BELOW);
    const right = (advance(text, fitted.width) - fitted.bearing) * fitted.size;
    return { text, ...fitted, foot, right };
  });
  const last = lines.at(-1);
  const end = last === undefined ? 0 : inkLength(last.text, last.width) * last.size;
  const width = Math.ceil(Math.max(end + stop, ...lines.map(({ right }) => right)));
  const below = Math.max(1, room(texts.at(-1) ?? "", MARK_BELOW));
  const box = { left: 0, top: -OVERSHOOT, width, height: Math.ceil(foot + OVERSHOOT + below) };
  return {
    box,
    viewBox: `0 ${box.top} ${box.width} ${box.height}`,
    isStacked,
    draw: (inks) =>
      lines
        .map(({ text, width: stretch, size, bearing, foot: baseline }) =>
          line(text.normalize("NFC"), {
            x: -bearing * size,
            baseline,
            size,
            width: stretch,
            fill: inks.ink,
            length: advance(text, stretch) * size,
          }),
        )
        .join("") + drawDisc(end, foot, height, inks),
  };
}

/**
 * The wordmark of a club.
 *
 * @param lettersPerLine limit for a name in the display font
 */
export function wordmark({ name, files }: ClubMark, lettersPerLine = LETTERS_PER_LINE): Wordmark {
  if (files.mark === undefined) return setName(name, lettersPerLine);
  const drawing = openDrawings<"mark">({ mark: files.mark });
  const viewBox = drawing.viewBox("mark");
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(" ").map(Number);
  return {
    box: { left, top, width, height },
    viewBox,
    isStacked: false,
    draw: (inks) => drawing.draw("mark", inks),
  };
}
