import type { Paint } from "#app/art/print/ink.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { factor } from "#app/art/print/number.ts";
import { filled, moved } from "#app/art/print/shapes.ts";
import { withoutAccents } from "#app/lib/text/without-accents.ts";
import {
  FOOT,
  letterR,
  PLAIN_R,
  STEM,
  TRIANGLE_DOWN,
  TRIANGLE_UP,
  type LetterInks,
} from "./letters.ts";

interface WordmarkInks extends LetterInks {
  readonly v: Paint;
  readonly a: Paint;
}

/** The measure that a wordmark fills, on a cap height of 100. */
export const WORDMARK_LENGTH = 413;

/** Where V and A cross: the V's right arm from its right edge to the A's left edge. */
const CROSSING = "M88 0H104L71 100H55Z";

/** From a drawn letter's left edge to the next one, and to its own right edge. */
const DRAWN: Readonly<Record<string, readonly [advance: number, width: number]>> = {
  R: [122, 113],
  I: [42, 35],
  V: [112, 104],
  A: [112, 104],
  L: [90, 82],
};

/** V and A run over each other by 16. */
const V_TO_A = 55;

const at = (x: number, letter: string) => (x === 0 ? letter : moved(`translate(${x})`, letter));

interface DrawnLetter {
  readonly letter: string;
  readonly x: number;
  /** Its right edge. */
  readonly end: number;
}

/** The drawn letters of a name, side by side; none where one of its letters is not drawn. */
function drawnLetters(name: string): readonly DrawnLetter[] | undefined {
  const letters: DrawnLetter[] = [];
  const capitals = Array.from(name.toUpperCase());
  let x = 0;
  for (const [index, letter] of capitals.entries()) {
    const [advance, width] = DRAWN[letter] ?? [];
    if (advance === undefined || width === undefined) return undefined;
    letters.push({ letter, x, end: x + width });
    x += letter === "V" && capitals[index + 1] === "A" ? V_TO_A : advance;
  }
  return letters;
}

/** Whether the name ends with the drawn L, in whose crook there is room. */
export function endsWithCrook(name: string): boolean {
  return drawnLetters(name)?.at(-1)?.letter === "L";
}

/** How each drawn letter looks, and what prints where V and A cross. */
interface LetterShapes extends Readonly<Record<string, string>> {
  readonly crossing: string;
}

function setLetters(name: string, shapes: LetterShapes, fill: Paint): string {
  const letters = drawnLetters(name);
  if (letters === undefined) {
    // The display face lacks accents, and one letter of another face would stand out in a mark.
    const measure = { x: 1, length: WORDMARK_LENGTH - 2, middle: 50, capHeight: 100 } as const;
    return woodLine(withoutAccents(name).toUpperCase(), { ...measure, fill });
  }
  const word = letters.map(({ letter, x }, index) => {
    const before = letters[index - 1];
    const isCrossed = letter === "A" && before?.letter === "V";
    return at(x, shapes[letter] ?? "") + (isCrossed ? at(before.x, shapes.crossing) : "");
  });
  const length = letters.at(-1)?.end ?? 0;
  if (length <= WORDMARK_LENGTH) return word.join("");
  return moved(`scale(${factor(WORDMARK_LENGTH / length)})`, word.join(""));
}

/**
 * The club's name, 413 x 100. Of the drawn letters V and A run over each other, and where they
 * cross, the ink prints. A name with any other letter is set in wood type.
 */
export function wordmark(name: string, inks: WordmarkInks): string {
  const shapes = {
    R: letterR(inks),
    I: filled(STEM, inks.ink),
    V: filled(TRIANGLE_DOWN, inks.v),
    A: filled(TRIANGLE_UP, inks.a),
    L: filled(FOOT, inks.ink),
    crossing: filled(CROSSING, inks.ink),
  };
  return setLetters(name, shapes, inks.ink);
}

/** The same in one colour, for print and cloth: the disc's hole of an R is left open. */
export function plainWordmark(name: string, fill: Paint): string {
  const shapes = {
    R: filled(PLAIN_R, fill),
    I: filled(STEM, fill),
    V: filled(TRIANGLE_DOWN, fill),
    A: filled(TRIANGLE_UP, fill),
    L: filled(FOOT, fill),
    crossing: "",
  };
  return setLetters(name, shapes, fill);
}
