import type { Point } from "./shapes.ts";

/** Signed area of a polygon, positive if its corners run clockwise. */
function signedArea(shape: readonly Point[]): number {
  const parts = shape.map(([x, y], i) => {
    const [px, py] = shape.at(i - 1) ?? [x, y];
    return px * y - x * py;
  });
  return parts.reduce((sum, part) => sum + part, 0) / 2;
}

/** The part of a polygon on the inner side of the edge from a to b. */
function cutByEdge(shape: readonly Point[], a: Point, b: Point): Point[] {
  const side = ([x, y]: Point) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
  const inside: Point[] = [];
  for (const [i, point] of shape.entries()) {
    const before = shape.at(i - 1) ?? point;
    const [sideBefore, sideNow] = [side(before), side(point)];
    if (sideBefore * sideNow < 0) {
      // The edge crosses this line of the shape.
      const way = sideBefore / (sideBefore - sideNow);
      const [x, y] = [point[0] - before[0], point[1] - before[1]];
      inside.push([before[0] + x * way, before[1] + y * way]);
    }
    if (sideNow >= 0) inside.push(point);
  }
  return inside;
}

/**
 * Intersection of a shape with a convex field (Sutherland–Hodgman). Drawings are cut rather than clipped: a
 * clip path is a reference by id, which not every browser follows into another file.
 */
export function cut(shape: readonly Point[], field: readonly Point[]): Point[] {
  const corners = signedArea(field) > 0 ? field : field.toReversed();
  let part = [...shape];
  for (const [i, corner] of corners.entries()) {
    part = cutByEdge(part, corner, corners[(i + 1) % corners.length] ?? corner);
  }
  return part;
}
