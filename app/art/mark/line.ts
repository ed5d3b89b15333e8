import { type Paint, paint } from "#app/art/print/ink.ts";
import {
  round,
  transformShapes,
  circle,
  strokePath,
  fillPath,
  ring,
  type Point,
  closedPath,
} from "#app/art/print/shapes.ts";
import type { LetterGlyph, Part } from "./letters/glyph.ts";
import { measureArea, cut } from "#app/art/print/polygon.ts";
import { letter, traceCorners, drawFinalDisc, twoDiscs } from "./letters/outline.ts";
import { advance, findJoint } from "./letters/spacing.ts";

export interface MarkInks {
  readonly ink: Paint;
  /** Where two letters overlap, if not in their ink. */
  readonly crossing?: Paint;
  readonly disc: Paint;
  readonly groove: Paint;
  readonly hole: Paint;
  /** The two overlapping letters. */
  readonly left: Paint;
  readonly right: Paint;
}

interface Placed {
  readonly x: number;
  readonly glyph: LetterGlyph;
}

/** One line of drawn letters. */
export interface Line {
  readonly letters: readonly Placed[];
  /** The letter that the next one overlaps. */
  readonly joint: number | undefined;
  /** The height of its capitals. */
  readonly height: number;
  /** Extent of its ink; accents are above 0 and below the height. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** Words as lists of capitals, as `spell` returns them. */
export type Words = readonly (readonly string[])[];

function extent(letters: readonly Placed[]): Pick<Line, "left" | "right" | "top" | "foot"> {
  const corners = letters.flatMap(({ x, glyph }) =>
    glyph.parts.flatMap(({ d }) =>
      traceCorners(d).flatMap((shape) => shape.map(([px, py]) => [px + x, py] as const)),
    ),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  if (corners.length === 0) return { left: 0, right: 0, top: 0, foot: 0 };
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    foot: Math.max(...ys),
  };
}

/** Indexes of the last letters of words. */
function findWordEnds(words: Words): Set<number> {
  let count = 0;
  return new Set(words.map((word) => (count += word.length) - 1));
}

/** The discs that end a line: none if two letters cross and one of them has a disc. */
function shortenAtJoint(
  glyphs: readonly LetterGlyph[],
  joint: number | undefined,
  height: number,
): LetterGlyph[] {
  if (joint === undefined) return [...twoDiscs(height)];
  return glyphs.some(({ hasDisc }) => hasDisc) ? [] : [drawFinalDisc(height)];
}

/**
 * Sets words in drawn letters. One pair of neighbors overlaps. A name of several letters ends in a disc if it
 * has none, and in two that overlap if no letters do.
 *
 * @param height of the capitals, 100 or more; a stem has 35
 */
export function setLine(words: Words, height: number, hasStop = true): Line {
  const own = words.flat().map((character) => letter(character, height));
  const ends = findWordEnds(words);
  const ownJoint = findJoint(own, ends);
  const stop = hasStop && own.length > 1 ? shortenAtJoint(own, ownJoint, height) : [];
  const glyphs = [...own, ...stop];
  const joint = ownJoint ?? (stop.length === 2 ? own.length : undefined);
  const space = Math.max(42, height * 0.34);
  const letters: Placed[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const before = letters.at(-1);
    const isNewWord = ends.has(index - 1) && index < own.length;
    const step =
      before === undefined ? 0 : before.x + advance(before.glyph, glyph, joint === index - 1);
    letters.push({ x: step + (isNewWord ? space : 0), glyph });
  }
  return { letters, joint, height, ...extent(letters) };
}

function printPart({ d, role, circle: shape, line }: Part, inks: MarkInks, own: Paint): string {
  const color = role === "ink" ? own : inks[role];
  if (shape === undefined)
    return line === undefined ? fillPath(d, color) : strokePath(d, color, line);
  return line === undefined ? circle(...shape, color) : ring(...shape, color, line);
}

const covers = (convex: readonly Point[], shape: readonly Point[]) =>
  measureArea(cut(shape, convex)) > measureArea(shape) - 1 &&
  measureArea(convex) > measureArea(shape);

function drawOverlap({ letters, joint }: Line, fill: Paint): string {
  const [left, right] = joint === undefined ? [] : [letters[joint], letters[joint + 1]];
  if (left === undefined || right === undefined) return "";
  const shapes = left.glyph.strokes.flatMap((stroke) =>
    right.glyph.strokes.map((rightStroke) =>
      cut(
        stroke.map(([x, y]) => [x + left.x, y] as const),
        rightStroke.map(([x, y]) => [x + right.x, y] as const),
      ),
    ),
  );
  return shapes
    .filter(
      (shape, i) =>
        measureArea(shape) > 1 && !shapes.some((next, j) => i !== j && covers(next, shape)),
    )
    .map((corners) => fillPath(closedPath(corners), fill))
    .join("");
}

const translate = (x: number, shapes: string) =>
  x === 0 ? shapes : transformShapes(`translate(${round(x)})`, shapes);

/** A line in color. */
export function printLine(line: Line, inks: MarkInks): string {
  const letters = line.letters.map(({ x, glyph }, index) => {
    const plates = line.joint === undefined ? -1 : index - line.joint;
    const own = plates === 0 ? inks.left : plates === 1 ? inks.right : inks.ink;
    return translate(x, glyph.parts.map((part) => printPart(part, inks, own)).join(""));
  });
  return letters.join("") + drawOverlap(line, inks.crossing ?? inks.ink);
}

/** A line in one color, for print and cloth: discs become holes. */
export function plainLine(line: Line, fill: Paint): string {
  const letters = line.letters.map(({ x, glyph }) => {
    const parts = glyph.parts.flatMap(({ role, d, cut }) => (role === "ink" ? [d] : (cut ?? [])));
    return translate(x, `<path d="${glyph.plain ?? parts.join("")}" fill="${paint(fill)}"/>`);
  });
  return letters.join("");
}
