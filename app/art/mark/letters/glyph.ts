import { type Point, round, closedPath } from "#app/art/print/shapes.ts";

/** Printing role of a letter's part: the letter's ink, or one of a disc's colors. */
export type Role = "ink" | "disc" | "groove" | "hole";

/** One shape of a letter. */
export interface Part {
  /** Outline in absolute commands only, clockwise. */
  readonly d: string;
  readonly role: Role;
  /** Set if the shape is a circle, printed as one. */
  readonly circle?: readonly [x: number, y: number, radius: number];
  /** Stroke width, if it is a line instead of a filled shape. */
  readonly line?: number;
  /** The reversed outline, which cuts a hole when all is one color. */
  readonly cut?: string;
}

/** Shape of a side that can overlap its neighbor: rising as "/", falling as "\"; "" for none. */
export type Side = "upright" | "rising" | "falling" | "round" | "crossed" | "";

/** A drawn letter: stems are 35 wide at any cap height from 100. */
export interface LetterGlyph {
  readonly width: number;
  /** From back to front. */
  readonly parts: readonly Part[];
  readonly left: Side;
  readonly right: Side;
  /** Convex strokes at its sides, clockwise; they overprint where letters overlap. */
  readonly strokes: readonly (readonly Point[])[];
  /** Space kept free on the left and on the right. */
  readonly bearing: readonly [left: number, right: number];
  readonly hasDisc: boolean;
  /** The letter in one color, if it is not simply all of its parts. */
  readonly plain?: string;
}

export const STEM_WIDTH = 35;

export const inkPart = (d: string): Part => ({ d, role: "ink" });

/** The corners of a box, clockwise. */
export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export const stem = (height: number, x = 0) => box(x, 0, STEM_WIDTH, height);

/** A track with round ends, or a circle if it is as wide as high; `isHole` reverses its direction. */
export function track(x: number, y: number, width: number, height: number, isHole = false): string {
  const r = round(Math.min(width, height) / 2);
  const [left, top, right, foot] = [round(x), round(y), round(x + width), round(y + height)];
  const middle = round(x + width / 2);
  const arc = (to: string) => `A${r} ${r} 0 0 ${isHole ? 0 : 1} ${to}`;
  const [first, second] = isHole ? [left, right] : [right, left];
  const down = `${arc(`${first} ${round(top + r)}`)}V${round(foot - r)}${arc(`${middle} ${foot}`)}`;
  const up = `${arc(`${second} ${round(foot - r)}`)}V${round(top + r)}${arc(`${middle} ${top}`)}`;
  return `M${middle} ${top}${down}${up}Z`;
}

/** Clockwise. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  const arc = (to: number) => `A${round(rx)} ${round(ry)} 0 0 1 ${round(to)} ${round(y)}`;
  return `M${round(x - rx)} ${round(y)}${arc(x + rx)}${arc(x - rx)}Z`;
}

/** Smaller discs have no groove, as it would touch their edge. */
const MIN_GROOVE_RADIUS = 20;

/**
 * A disc with its groove and hole.
 *
 * @param extraHeight how much higher than wide it is
 */
export function discParts(x: number, y: number, radius: number, extraHeight = 0): Part[] {
  const part = (role: Role, r: number, more: Partial<Part> = {}): Part => {
    const d = track(x - r, y - r, 2 * r, 2 * r + extraHeight);
    return { d, role, ...(extraHeight === 0 ? { circle: [x, y, r] } : {}), ...more };
  };
  const groove = part("groove", (radius * 31.5) / 38, { line: radius < 30 ? 2 : 2.4 });
  return [
    part("disc", radius, {
      cut: track(x - radius, y - radius, 2 * radius, 2 * radius + extraHeight, true),
    }),
    ...(radius < MIN_GROOVE_RADIUS ? [] : [groove]),
    part("hole", (radius * 10.5) / 38),
  ];
}

/** The corners of a round track at the origin. */
export function roundCorners(width: number, height: number): Point[] {
  const r = Math.min(width, height) / 2;
  return Array.from({ length: 72 }, (_, i): Point => {
    const angle = ((i + 0.5) * Math.PI) / 36;
    const long = Math.sign(Math.sin(angle)) * (height / 2 - r);
    return [width / 2 + Math.cos(angle) * r, height / 2 + Math.sin(angle) * r + long];
  });
}

/** Defaults of most letters. */
const GLYPH_DEFAULTS = {
  left: "",
  right: "",
  strokes: [],
  bearing: [4.5, 4.5],
  hasDisc: false,
} as const;

export function glyph(
  own: Partial<LetterGlyph> & Pick<LetterGlyph, "width" | "parts">,
): LetterGlyph {
  return { ...GLYPH_DEFAULTS, ...own };
}

/** A letter of a single path in its ink. */
export function simpleGlyph(
  width: number,
  d: string,
  sides: Partial<Pick<LetterGlyph, "left" | "right" | "strokes">> = {},
): LetterGlyph {
  return glyph({ width, parts: [inkPart(d)], ...sides });
}

export const boxPath = (x: number, y: number, width: number, height: number) =>
  closedPath(box(x, y, width, height));

/** Draws a letter at a cap height. */
export type Draw = (height: number) => LetterGlyph;
