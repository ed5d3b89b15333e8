import type { Circle, CircleValue } from "./geometry.ts";

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Tolerance: rounding must not make circles overlap that only touch. */
const TOLERANCE = 1e-9;

/** Whether two circles share an area; touching in a point is none, and an empty circle has none. */
export function overlap(one: Circle, other: Circle): boolean {
  if (one.radius === 0 || other.radius === 0) return false;
  return one.radius + other.radius - distance(one, other) > TOLERANCE;
}

/** The pairs of circles that overlap, in the order of the circles. */
export function overlappingPairs(circles: readonly Circle[]): [CircleValue, CircleValue][] {
  return circles.flatMap((one, index) =>
    circles
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other): [CircleValue, CircleValue] => [one.value, other.value]),
  );
}

/** The two points where the outlines of overlapping circles cross; none may contain the other. */
export function crossings(one: Circle, other: Circle): { x: number; y: number }[] {
  const apart = distance(one, other);
  const along = (apart ** 2 + one.radius ** 2 - other.radius ** 2) / (2 * apart);
  const aside = Math.sqrt(one.radius ** 2 - along ** 2);
  const [dx, dy] = [(other.x - one.x) / apart, (other.y - one.y) / apart];
  return [aside, -aside].map((side) => ({
    x: one.x + along * dx - side * dy,
    y: one.y + along * dy + side * dx,
  }));
}

/**
 * Whether three circles share an area, where Character is printed. No radius exceeds the side of
 * the triangle, so no circle lies inside another, and the area has a corner where two outlines
 * cross.
 */
export function allOverlap(circles: readonly Circle[]): boolean {
  if (overlappingPairs(circles).length < 3) return false;
  return circles.some((third) =>
    overlapCorners(circles.filter((circle) => circle !== third)).some(
      (corner) => third.radius - distance(third, corner) > TOLERANCE,
    ),
  );
}

function overlapCorners([one, other]: readonly Circle[]): { x: number; y: number }[] {
  return one && other ? crossings(one, other) : [];
}
