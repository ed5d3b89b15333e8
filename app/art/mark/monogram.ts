import type { Paint } from "#app/art/print/ink.ts";
import { factor, xy } from "#app/art/print/number.ts";
import { moved } from "#app/art/print/shapes.ts";
import { spell } from "#app/lib/letters/spell.ts";
import type { Point } from "#app/art/print/geometry.ts";
import { plainLine, printLine, setLine, type Line, type MarkInks } from "./line.ts";

/** Two letters beside each other are taller than one. */
const CAPS = { one: 100, two: 120 } as const;

/** A name of two letters, a number after a word, the initials of two words, else the first letter. */
function initials(name: string): readonly string[] {
  const [first = [], second = []] = spell(name);
  const all = spell(name).flat();
  if (all.length <= 2) return all;
  if (second.length > 0 && second.length <= 2 && second.every((one) => /\d/.test(one)))
    return second;
  return [...first.slice(0, 1), ...second.slice(0, 1)];
}

function setInitials(name: string): Line {
  const letters = initials(name);
  return setLine([letters], letters.length > 1 ? CAPS.two : CAPS.one, false);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The round edges of discs stand over the line a little; only accents count. */
const BLEED = 4;

function boxOf({ left, right, top, foot, height }: Line): Box {
  const upper = top < -BLEED ? top : 0;
  const lower = foot > height + BLEED ? foot : height;
  return { left, top: upper, width: right - left, height: lower - upper };
}

/** The circle that the corners of a monogram may touch. */
export interface Round {
  readonly centre: Point;
  readonly radius: number;
  /** No letter is larger. */
  readonly most: number;
}

function within(line: Line, { centre: [x, y], radius, most }: Round, shapes: string): string {
  const { left, top, width, height } = boxOf(line);
  const scale = factor(Math.min(most, radius / Math.hypot(width / 2, height / 2)));
  const corner = xy(x - (left + width / 2) * scale, y - (top + height / 2) * scale);
  return moved(`translate(${corner}) scale(${scale})`, shapes);
}

/** The initials of the club in a circle. */
export function monogram(name: string, round: Round, inks: MarkInks): string {
  const line = setInitials(name);
  return within(line, round, printLine(line, inks));
}

/** The same in one colour. */
export function plainMonogram(name: string, round: Round, fill: Paint): string {
  const line = setInitials(name);
  return within(line, round, plainLine(line, fill));
}

/** The initials alone in one colour, with the box that they take. */
export function loneMonogram(name: string, fill: Paint): { markup: string; box: Box } {
  const line = setInitials(name);
  const { left, width, top, height } = boxOf(line);
  const box = { left: left - 1, top: top - 3, width: width + 2, height: height + 5 };
  return { markup: plainLine(line, fill), box };
}
