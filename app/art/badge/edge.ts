import { around, range, type Point } from "#app/art/print/geometry.ts";
import { closed, scalloped } from "#app/art/print/polygon.ts";
import { circlePath } from "#app/art/print/shapes.ts";
import type { ValueInk } from "#app/domain/core-values/value-inks.ts";

const MIDDLE: Point = [50, 50];

function cog(): string {
  const teeth = range(40).map((i) => around(MIDDLE, i % 2 === 0 ? 48.5 : 42.5, -90 + i * 9));
  return closed(teeth);
}

/** A polygon with one corner on top. */
function polygon(corners: number, radius: number): string {
  return closed(range(corners).map((i) => around(MIDDLE, radius, -90 + (i * 360) / corners)));
}

/** A square on its side. */
const SQUARE = closed([
  [9, 9],
  [91, 9],
  [91, 91],
  [9, 91],
]);

/** The chord of a scalloped edge, over 1.75: a little more than a half circle bulges over it. */
const SCALLOP = (2 * 42.5 * Math.sin(Math.PI / 12)) / 1.75;

/** The shape of the edge shows the core value without its colour. */
export const EDGES: Readonly<Record<ValueInk, string>> = {
  b: scalloped(12, MIDDLE, 42.5, SCALLOP),
  e: cog(),
  s: circlePath(50, 50, 48),
  c: scalloped(6, MIDDLE, 38, 20.5),
  g: polygon(6, 49),
  k: SQUARE,
};
