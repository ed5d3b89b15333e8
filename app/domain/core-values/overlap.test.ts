import { expect, test } from "vitest";
import {
  allOverlap,
  crossings,
  makeCircles,
  overlap,
  overlappingPairs,
} from "#app/domain/core-values.ts";
import { itemAt } from "#app/lib/list.ts";

/** Circles of values with these settings; they are as close as the last setting says. */
const circles = (radii: readonly number[], closeness: number) => makeCircles([...radii, closeness]);
const circleAt = (x: number, radius: number) => ({ value: 0, x, y: 0, radius });

test("two circles overlap when they share an area, not when they touch", () => {
  expect(overlap(circleAt(0, 60), circleAt(100, 41))).toBe(true);
  expect(overlap(circleAt(0, 60), circleAt(100, 40))).toBe(false);
  expect(overlap(circleAt(0, 60), circleAt(100, 39))).toBe(false);
});

test("a circle without a radius overlaps nothing, even inside another", () => {
  expect(overlap(circleAt(0, 100), circleAt(50, 0))).toBe(false);
  expect(overlap(circleAt(50, 0), circleAt(0, 100))).toBe(false);
});

test("pairs are named in the order of the circles", () => {
  expect(overlappingPairs(circles([50, 50, 50], 50))).toEqual([]);
  expect(overlappingPairs(circles([90, 20, 70], 50))).toEqual([[0, 2]]);
  expect(overlappingPairs(circles([80, 80, 80], 50))).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});

test("outlines cross at two points on both circles", () => {
  const three = circles([91, 60, 80], 90);
  for (const [index, circle] of three.entries()) {
    const neighbor = itemAt(three, (index + 1) % 3);
    const points = crossings(circle, neighbor);
    expect(points).toHaveLength(2);
    for (const { x, y } of points) {
      expect(Math.hypot(x - circle.x, y - circle.y)).toBeCloseTo(circle.radius);
      expect(Math.hypot(x - neighbor.x, y - neighbor.y)).toBeCloseTo(neighbor.radius);
    }
  }
});

/** Depth of the grid's best point inside all circles, within 3; negative if every point is outside. */
function deepestPoint(drawing: ReturnType<typeof circles>): number {
  let depth = -Infinity;
  for (let x = -100; x <= 100; x += 4) {
    for (let y = -100; y <= 100; y += 4) {
      const inside = drawing.map(
        (circle) => circle.radius - Math.hypot(x - circle.x, y - circle.y),
      );
      depth = Math.max(depth, Math.min(...inside));
    }
  }
  return depth;
}

/** All radii of this many circles, with a few steps each. */
function listRadii(count: number, steps: readonly number[]): number[][] {
  if (count === 0) return [[]];
  return listRadii(count - 1, steps).flatMap((radii) => steps.map((step) => [...radii, step]));
}

test.each([
  [2, [0, 10, 30, 50, 70, 90, 100]],
  [3, [0, 20, 40, 60, 80, 100]],
  [4, [10, 40, 70, 100]],
  [5, [10, 60, 100]],
])("the common area of %i circles matches a brute-force search", (count, steps) => {
  const clear = listRadii(count, steps)
    .flatMap((radii) => [40, 70, 100].map((closeness) => circles(radii, closeness)))
    .map((drawing) => ({ drawing, depth: deepestPoint(drawing) }))
    .filter(({ depth }) => Math.abs(depth) > 3);
  expect(clear.length).toBeGreaterThan(100);
  expect(clear.some(({ depth }) => depth > 0)).toBe(true);
  for (const { drawing, depth } of clear) {
    expect(allOverlap(drawing), JSON.stringify(drawing)).toBe(depth > 0);
  }
});

test("a circle inside another crosses no outline, and both overlap", () => {
  const [small, large] = [circleAt(10, 20), circleAt(0, 100)];
  expect(crossings(small, large)).toEqual([]);
  expect(overlap(small, large)).toBe(true);
  expect(allOverlap([small, large])).toBe(true);
});

test("circles without a size have no common area", () => {
  expect(allOverlap(circles([100, 100, 0], 100))).toBe(false);
  expect(allOverlap(circles([0, 0, 0], 100))).toBe(false);
});
