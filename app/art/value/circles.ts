import type { Ink } from "#app/art/print/ink.ts";
import type { Point } from "#app/art/print/shapes.ts";
import { valueInk } from "#app/domain/core-values.ts";

/** A core value's circle in a small picture of all of them. */
export interface ValueCircle {
  readonly at: Point;
  readonly ink: Ink;
}

/** Ink of an overprinted circle. The two sun inks swap, because only the lighter one shows through. */
export function overprintInk(index: number): Ink {
  const ink = valueInk(index);
  if (ink === "deepSun") return "sun";
  return ink === "sun" ? "deepSun" : ink;
}

/** One circle per core value, except for the last one. */
export function circlesAt(
  places: Readonly<Record<number, readonly Point[]>>,
  values: number,
): readonly ValueCircle[] {
  const points = places[values - 1] ?? places[3] ?? [];
  return points.map((at, index) => ({ at, ink: overprintInk(index) }));
}
