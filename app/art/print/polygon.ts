import { around, range, type Point } from "./geometry.ts";
import { xy } from "./number.ts";

/** A closed path through points. */
export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => xy(x, y)).join("L")}Z`;
}

/** The corners of a regular polygon, the first one `angle` degrees clockwise from east. */
export function regular(count: number, centre: Point, radius: number, angle = -90): Point[] {
  return range(count).map((i) => around(centre, radius, angle + (i * 360) / count));
}

/** A star with one point up. */
export function starPath(centre: Point, outer: number, inner: number, points = 5): string {
  const corners = range(points * 2).map((i) =>
    around(centre, i % 2 === 0 ? outer : inner, -90 + (i * 180) / points),
  );
  return closed(corners);
}

/**
 * The edge of a medal or bottle cap: `count` arcs between points on a circle, each bulging outwards
 * with radius `bulge`.
 */
export function scalloped(count: number, centre: Point, radius: number, bulge: number): string {
  const points = regular(count, centre, radius).map(([x, y]) => xy(x, y));
  const start = points[0] ?? "";
  const arcs = [...points.slice(1), start].map((point) => `A${xy(bulge, bulge)} 0 0 1 ${point}`);
  return `M${start}${arcs.join("")}Z`;
}
