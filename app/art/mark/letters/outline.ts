import type { Point } from "#app/art/print/geometry.ts";

const TOKEN = /[MLHVAQCZ]|-?\d*\.?\d+/g;

const STEPS = 12;

/** A point of a Bézier curve of any degree, by halving. */
function onCurve(points: readonly Point[], t: number): Point {
  const [first, ...rest] = points;
  if (first === undefined || rest.length === 0) return first ?? [0, 0];
  const next = rest.map(([x, y], i): Point => {
    const [px, py] = points[i] ?? [x, y];
    return [px + (x - px) * t, py + (y - py) * t];
  });
  return onCurve(next, t);
}

interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly rx: number;
  readonly ry: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

function onArc({ from, to, rx, ry, isLarge, isClockwise }: Arc): Point[] {
  const [x, y] = [(from[0] - to[0]) / 2 / rx, (from[1] - to[1]) / 2 / ry];
  const half = Math.min(1, Math.hypot(x, y));
  const rise = half === 0 ? 0 : Math.sqrt(1 - half ** 2) / half;
  const side = isLarge === isClockwise ? -rise : rise;
  const middle: Point = [
    (from[0] + to[0]) / 2 + side * y * rx,
    (from[1] + to[1]) / 2 - side * x * ry,
  ];
  const angleOf = ([px, py]: Point) => Math.atan2((py - middle[1]) / ry, (px - middle[0]) / rx);
  const start = angleOf(from);
  let sweep = angleOf(to) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) / (Math.PI / 36)));
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = start + (sweep * (i + 1)) / steps;
    return [middle[0] + Math.cos(angle) * rx, middle[1] + Math.sin(angle) * ry];
  });
}

/** The corners of a path of absolute commands, its curves cut into short lines, a list a shape. */
export function cornersOf(d: string): Point[][] {
  const words = Array.from(d.matchAll(TOKEN), ([word]) => word);
  const shapes: Point[][] = [];
  let [index, command, at]: [number, string, Point] = [0, "M", [0, 0]];
  const number = () => Number(words[index++]);
  const point = (): Point => [number(), number()];
  const to = (...points: Point[]) => {
    shapes.at(-1)?.push(...points);
    at = points.at(-1) ?? at;
  };
  while (index < words.length) {
    if (/[A-Z]/.test(words[index] ?? "")) command = words[index++] ?? "Z";
    if (command === "Z") continue;
    if (command === "M") {
      shapes.push([]);
      to(point());
      command = "L";
    } else if (command === "L") to(point());
    else if (command === "H") to([number(), at[1]]);
    else if (command === "V") to([at[0], number()]);
    else if (command === "A") {
      const [rx, ry] = point();
      number();
      const [isLarge, isClockwise] = [number() === 1, number() === 1];
      to(...onArc({ from: at, to: point(), rx, ry, isLarge, isClockwise }));
    } else {
      const hull = [at, point(), point(), ...(command === "C" ? [point()] : [])];
      to(...Array.from({ length: STEPS }, (_, i) => onCurve(hull, (i + 1) / STEPS)));
    }
  }
  return shapes;
}

/** The area of a shape, as of a field. */
export function areaOf(shape: readonly Point[]): number {
  const parts = shape.map(([x, y], i) => {
    const [px, py] = shape.at(i - 1) ?? [x, y];
    return px * y - x * py;
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
}

/** The part of a shape inside a convex one, both clockwise (Sutherland and Hodgman). */
export function overlap(shape: readonly Point[], convex: readonly Point[]): Point[] {
  let result = [...shape];
  for (const [index, a] of convex.entries()) {
    const b = convex[(index + 1) % convex.length] ?? a;
    const side = ([x, y]: Point) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
    const kept: Point[] = [];
    for (const [i, point] of result.entries()) {
      const before = result.at(i - 1) ?? point;
      const [was, is] = [side(before), side(point)];
      if (was * is < 0) kept.push(onCurve([before, point], was / (was - is)));
      if (is >= 0) kept.push(point);
    }
    result = kept;
  }
  return result;
}
