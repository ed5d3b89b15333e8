import { paint, type Paint } from "./ink.ts";

/** One decimal is enough: a tenth of a unit is a quarter of a pixel on a poster. */
export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

/** Factors multiply every coordinate below them, so they keep three decimals. */
export function factor(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** `x y`, rounded, as paths and transforms write it. */
export function xy(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

/** A filled path. As in all shapes, numbers are rounded, and an ink is a variable of the page. */
export function fillPath(d: string, fill: Paint): string {
  return `<path d="${d}" fill="${paint(fill)}"/>`;
}

interface Line {
  readonly hasRoundEnds?: boolean;
  /** Lengths of dash and gap. */
  readonly dash?: readonly [dash: number, gap: number];
}

/** A path that is only a line, `width` wide. */
export function strokePath(d: string, stroke: Paint, width: number, line: Line = {}): string {
  const cap = line.hasRoundEnds === true ? ' stroke-linecap="round"' : "";
  const dash = line.dash ? ` stroke-dasharray="${xy(...line.dash)}"` : "";
  return `<path d="${d}" fill="none" stroke="${paint(stroke)}" stroke-width="${round(width)}"${cap}${dash}/>`;
}

/** A filled circle around a center. */
export function circle(x: number, y: number, radius: number, fill: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint(fill)}"/>`;
}

/** A circle that is only a line, half of whose width is outside the radius. */
export function ring(x: number, y: number, radius: number, stroke: Paint, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${paint(stroke)}" stroke-width="${round(width)}"/>`;
}

/** The attribute of a position; none at 0. */
export function formatPosition(name: "x" | "y", value: number): string {
  return value === 0 ? "" : ` ${name}="${round(value)}"`;
}

/** A filled rectangle by its top left corner. */
export function rect(x: number, y: number, width: number, height: number, fill: Paint): string {
  return `<rect${formatPosition("x", x)}${formatPosition("y", y)} width="${round(width)}" height="${round(height)}" fill="${paint(fill)}"/>`;
}

/** @param transform such as `translate(12 0) rotate(8)` */
export function transformShapes(transform: string, shapes: string): string {
  return `<g transform="${transform}">${shapes}</g>`;
}

/** The path of a circle, to be joined with other paths. */
export function circlePath(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${xy(x - r, y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;
}

/** A point in the units of a view box; y grows downward. */
export type Point = readonly [x: number, y: number];

/** An angle in degrees as radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The point at `radius` from a center, `angle` degrees clockwise from east. */
export function pointOnCircle([x, y]: Point, radius: number, angle: number): Point {
  const a = radians(angle);
  return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
}

/** Rotates a point clockwise about the origin. */
export function rotatePoint([x, y]: Point, angle: number): Point {
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  return [x * cos - y * sin, x * sin + y * cos];
}

/** 0 to count - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The path of a polygon. */
export function closedPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => xy(x, y)).join("L")}Z`;
}

/** The corners of a regular polygon, the first one `angle` degrees clockwise from east. */
export function regularPolygon(count: number, center: Point, radius: number, angle = -90): Point[] {
  return range(count).map((i) => pointOnCircle(center, radius, angle + (i * 360) / count));
}

/**
 * Prints a shape over others. The page's styles decide how it blends (`.op`): multiplied on paper,
 * as crossing light at night, not at all on colored grounds. Blending cannot be an attribute.
 */
export function overprint(shapes: string): string {
  return `<g class="op">${shapes}</g>`;
}

/** Lets shapes blend with each other but not with the ground (`.iso`). */
export function isolateBlending(plates: string): string {
  return `<g class="iso">${plates}</g>`;
}

/**
 * A hash of a text from 0 to 2^32 - 1: FNV-1a over the code points, then two rounds of mixing so that similar texts differ
 * in every bit.
 */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  return h >>> 0;
}

/** A list with at least one item. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** The `n`th choice, modulo their number; any whole number is allowed. */
export function pickCyclic<T>(choices: NonEmpty<T>, n: number): T {
  const index = ((n % choices.length) + choices.length) % choices.length;
  return choices[index] ?? choices[0];
}

/** The choice for a trait of something: always the same for an id, and independent of its other traits. */
export function pickTrait<T>(choices: NonEmpty<T>, id: string, trait: string): T {
  return pickCyclic(choices, hash(`${trait} ${id}`));
}

/** The first choice that `isFree`, or the last one if none is. */
export function pickFirstFree<T>(choices: NonEmpty<T>, isFree: (choice: T) => boolean): T {
  return choices.find(isFree) ?? choices.at(-1) ?? choices[0];
}
