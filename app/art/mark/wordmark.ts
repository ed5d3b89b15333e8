import type { Paint } from "#app/art/print/ink.ts";
import { round } from "#app/art/print/number.ts";
import { plainBlock, printBlock, setBlock, type Measure } from "./block.ts";
import type { MarkInks } from "./line.ts";

/** The mark on its own: calm letters, on one line as long as they are few. */
const ALONE: Measure = { length: 413, wanted: 100, tallest: [100, 160], lettersALine: 10 };

/** The room that a wordmark takes. */
export interface WordmarkBox {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  /** It has several lines. */
  readonly isStacked: boolean;
}

/** A mark bleeds 3 units above its capitals, where discs are rounder than stems, and more with accents. */
export function wordmarkBox(name: string): WordmarkBox {
  const { length, height, rise, drop, lines } = setBlock(name, ALONE);
  const above = Math.ceil(Math.max(3, rise));
  const wide = Math.ceil(round(length));
  const high = Math.ceil(round(height + above + Math.max(1, drop)));
  const viewBox = `0 -${above} ${wide} ${high}`;
  return { viewBox, width: wide, height: high, isStacked: lines.length > 1 };
}

/**
 * The club's name in drawn letters, the capitals of its first line from 0 down. Two letters of each line
 * run over each other, and where they cross, the ink prints.
 */
export function wordmark(name: string, inks: MarkInks): string {
  return printBlock(setBlock(name, ALONE), inks);
}

/** The same in one colour, for print and cloth: where discs were, it is open. */
export function plainWordmark(name: string, fill: Paint): string {
  return plainBlock(setBlock(name, ALONE), fill);
}
