import type { Point } from "#app/art/print/geometry.ts";

/** Positive where a point lies on the inner side of the edge from a to b. */
function inside(point: Point, a: Point, b: Point): number {
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
}

function isClockwise(corners: readonly Point[]): boolean {
  let area = 0;
  for (const [i, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return area > 0;
}

function cutByEdge(shape: readonly Point[], a: Point, b: Point): Point[] {
  const kept: Point[] = [];
  for (const [i, point] of shape.entries()) {
    const before = shape.at(i - 1) ?? point;
    const [here, there] = [inside(point, a, b), inside(before, a, b)];
    if (here >= 0 !== there >= 0) {
      const t = there / (there - here);
      kept.push([before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t]);
    }
    if (here >= 0) kept.push(point);
  }
  return kept;
}

/**
 * The part of a shape inside of a convex field (Sutherland and Hodgman). Crests are cut, not
 * clipped: a clip path is a reference by id, which not every browser follows into another file.
 */
export function cut(shape: readonly Point[], field: readonly Point[]): Point[] {
  const corners = isClockwise(field) ? field : field.toReversed();
  let kept: Point[] = [...shape];
  for (const [i, corner] of corners.entries()) {
    kept = cutByEdge(kept, corner, corners[(i + 1) % corners.length] ?? corner);
  }
  return kept;
}
