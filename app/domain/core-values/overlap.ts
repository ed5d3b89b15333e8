import type { Circle } from "./geometry.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Tolerance: rounding must not make circles overlap that only touch. */
const TOLERANCE = 1e-9;

/** Whether two circles share an area; touching in a point is none, and an empty circle has none. */
export function overlap(one: Circle, other: Circle): boolean {
  if (one.radius === 0 || other.radius === 0) return false;
  return one.radius + other.radius - distance(one, other) > TOLERANCE;
}

/** Every two circles, in the order of the circles. */
function pairsOf(circles: readonly Circle[]): [Circle, Circle][] {
  return circles.flatMap((one, index) =>
    circles.slice(index + 1).map((other): [Circle, Circle] => [one, other]),
  );
}

/** The pairs of circles that overlap, by the places of their values, in the order of the circles. */
export function overlappingPairs(circles: readonly Circle[]): [number, number][] {
  return pairsOf(circles)
    .filter(([one, other]) => overlap(one, other))
    .map(([one, other]) => [one.value, other.value]);
}

/** The two points where the outlines of circles cross; none where they do not, be it that one lies in the other. */
export function crossings(one: Circle, other: Circle): Point[] {
  const apart = distance(one, other);
  const along = (apart ** 2 + one.radius ** 2 - other.radius ** 2) / (2 * apart);
  const aside = Math.sqrt(one.radius ** 2 - along ** 2);
  if (Number.isNaN(aside)) return [];
  const [dx, dy] = [(other.x - one.x) / apart, (other.y - one.y) / apart];
  return [aside, -aside].map((side) => ({
    x: one.x + along * dx - side * dy,
    y: one.y + along * dy + side * dx,
  }));
}

/**
 * Whether all circles share an area, where the last value is printed. Such an area has corners where outlines cross, or
 * is a circle that lies inside all others. Circles are round, so half-way between any two of its corners is inside it.
 */
export function allOverlap(circles: readonly Circle[]): boolean {
  const points: Point[] = [
    ...circles,
    ...pairsOf(circles).flatMap(([one, other]) => crossings(one, other)),
  ];
  const isInside = (point: Point) =>
    circles.every((circle) => circle.radius - distance(circle, point) > TOLERANCE);
  return points.some((one) =>
    points.some((other) => isInside({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })),
  );
}
