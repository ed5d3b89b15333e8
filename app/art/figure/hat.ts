import type { Point } from "#app/art/print/geometry.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { factor, round, xy } from "#app/art/print/number.ts";
import { filled, moved } from "#app/art/print/shapes.ts";
import type { Headwear } from "./hair.ts";

/** Hats on a head of radius 10. */
const HATS: Partial<Record<Headwear, string>> = {
  cap: "M-10.6 -1A10.6 10.6 0 0 1 10.6 -1H20Q20.5 2.2 15 1.4H-10.6Z",
  bucket: "M-8.5 -2L-7 -12.5H7L8.5 -2L16.5 3H-16.5Z",
  band: "M-10 -5H10V-0.2H-10Z",
};

/** A hat, set straight on a head that leans by `lean` degrees; no hat gives nothing. */
export function hat(
  style: Headwear,
  centre: Point,
  radius: number,
  lean: number,
  fill: Paint,
): string {
  const path = HATS[style];
  if (path === undefined) return "";
  const size = radius === 10 ? "" : ` scale(${factor(radius / 10)})`;
  return moved(`translate(${xy(...centre)}) rotate(${round(lean)})${size}`, filled(path, fill));
}
