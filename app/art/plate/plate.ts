import type { Ink, Paint } from "#app/art/print/ink.ts";
import { centredLine, line } from "#app/art/print/lettering.ts";
import { fitLine } from "#app/lib/wood-type/fit.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { paint } from "#app/art/print/ink.ts";
import { round, xy } from "#app/art/print/number.ts";
import { drawn } from "#app/art/print/shapes.ts";

interface Plate {
  readonly width: number;
  readonly height: number;
  readonly fill: Ink;
  readonly ink: Ink;
}

/** A licence plate has the one rounded corner of the house: 13 % of its height. */
const CORNER = 0.13;

const LETTER_SIZE = 0.86;

function board(x: number, width: number, height: number, radius: number, colours: string): string {
  return `<rect x="${round(x)}" y="${round(x)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" ${colours}/>`;
}

function framed(
  x: number,
  { width, height }: Pick<Plate, "width" | "height">,
  radius: number,
  stroke: Paint,
  strokeWidth: number,
): string {
  const colours = `fill="none" stroke="${paint(stroke)}" stroke-width="${round(strokeWidth)}"`;
  return board(x, width - 2 * x, height - 2 * x, radius, colours);
}

/** A state's licence plate: rim, four bolts, its code. */
export function plate(code: string, { width: w, height: h, fill, ink }: Plate): string {
  const bolts = [0.15, 0.85].flatMap((y) => [0.12, 0.88].map((x) => `M${xy(w * x, h * y)}h0`));
  const letters = centredLine(code, {
    x: w * 0.17,
    length: w * 0.66,
    middle: h * 0.5,
    capHeight: h * LETTER_SIZE * CAP_HEIGHT,
    fill: ink,
  });
  return (
    board(0, w, h, h * CORNER, `fill="${paint(fill)}"`) +
    framed(h * 0.055, { width: w, height: h }, h * CORNER * 0.65, ink, h * 0.03) +
    drawn(bolts.join(""), ink, h * 0.11, { round: true }) +
    letters
  );
}

/** A plate nobody has spotted: dashed rim, outlined letters. */
export function missingPlate(code: string, width: number, height: number): string {
  const fitted = fitLine(code, width * 0.66, height * LETTER_SIZE * CAP_HEIGHT);
  const letters = line(code, {
    x: width / 2,
    baseline: height / 2 + (fitted.size * CAP_HEIGHT) / 2,
    size: fitted.size,
    width: fitted.width,
    anchor: "middle",
    fill: "none",
    length: advance(code, fitted.width) * fitted.size,
  });
  const rim = framed(1, { width, height }, height * CORNER, "var(--off-l)", 1.6);
  return (
    rim.replace("/>", ' stroke-dasharray="4 3.5"/>') +
    `<g stroke="var(--off-l)" stroke-width="1.3">${letters}</g>`
  );
}
