import type { Ink, Paint } from "#app/art/print/ink.ts";
import { centredLine } from "#app/art/print/lettering.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { paint } from "#app/art/print/ink.ts";
import { round, xy } from "#app/art/print/number.ts";
import { drawn } from "#app/art/print/shapes.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Plate extends Size {
  readonly fill: Ink;
  readonly ink: Ink;
}

/** The corner radius of a licence plate: 13 % of its height. */
const CORNER = 0.13;

const LETTER_SIZE = 0.86;

function board(x: number, width: number, height: number, radius: number, colours: string): string {
  return `<rect x="${round(x)}" y="${round(x)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" ${colours}/>`;
}

function framed(
  x: number,
  { width, height }: Size,
  radius: number,
  stroke: Paint,
  strokeWidth: number,
): string {
  const colours = `fill="none" stroke="${paint(stroke)}" stroke-width="${round(strokeWidth)}"`;
  return board(x, width - 2 * x, height - 2 * x, radius, colours);
}

/** The code of the state in the middle of its plate. */
function letters(code: string, { width, height }: Size, fill: Paint): string {
  return centredLine(code, {
    x: width * 0.17,
    length: width * 0.66,
    middle: height * 0.5,
    capHeight: height * LETTER_SIZE * CAP_HEIGHT,
    fill,
  });
}

/** A state's licence plate: rim, four bolts, its code. */
export function plate(code: string, { width: w, height: h, fill, ink }: Plate): string {
  const bolts = [0.15, 0.85].flatMap((y) => [0.12, 0.88].map((x) => `M${xy(w * x, h * y)}h0`));
  return (
    board(0, w, h, h * CORNER, `fill="${paint(fill)}"`) +
    framed(h * 0.055, { width: w, height: h }, h * CORNER * 0.65, ink, h * 0.03) +
    drawn(bolts.join(""), ink, h * 0.11, { round: true }) +
    letters(code, { width: w, height: h }, ink)
  );
}

/**
 * A plate that nobody has claimed: a dashed outline with grey letters. Letters in outline could not
 * be seen on phones.
 */
export function missingPlate(code: string, width: number, height: number): string {
  const colours =
    'fill="var(--off-f)" stroke="var(--off-l)" stroke-width="1.4" stroke-dasharray="4 3.5" vector-effect="non-scaling-stroke"';
  return (
    board(1, width - 2, height - 2, height * CORNER, colours) +
    letters(code, { width, height }, "var(--off-l)")
  );
}
