import type { Paint } from "#app/art/print/ink.ts";
import { filled, moved } from "#app/art/print/shapes.ts";
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

const I_AT = 122;
const V_AT = 164;
const V_WIDTH = 71;
const A_WIDTH = 112;

/** Where V and A cross: the V's right arm from its right edge to the A's left edge. */
const CROSSING = "M88 0H104L71 100H55Z";

const at = (x: number, letter: string) => moved(`translate(${x})`, letter);

/** RIVAL, 413 x 100, with V and A run over each other by 16; where they cross, the ink prints. */
export function wordmark(inks: WordmarkInks): string {
  const a = V_AT + V_WIDTH - 16;
  return (
    letterR(inks) +
    at(I_AT, filled(STEM, inks.ink)) +
    at(V_AT, filled(TRIANGLE_DOWN, inks.v)) +
    at(a, filled(TRIANGLE_UP, inks.a)) +
    at(V_AT, filled(CROSSING, inks.ink)) +
    at(a + A_WIDTH, filled(FOOT, inks.ink))
  );
}

/** RIVAL in one colour, 438 x 100: V and A stand apart, or they would run into one. */
export function plainWordmark(ink: Paint): string {
  const a = V_AT + V_WIDTH + 9;
  return (
    filled(PLAIN_R, ink) +
    at(I_AT, filled(STEM, ink)) +
    at(V_AT, filled(TRIANGLE_DOWN, ink)) +
    at(a, filled(TRIANGLE_UP, ink)) +
    at(a + A_WIDTH, filled(FOOT, ink))
  );
}
