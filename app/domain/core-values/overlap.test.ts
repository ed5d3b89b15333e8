import { expect, test } from "vitest";
import { circlesOf } from "./geometry.ts";
import { allOverlap, crossings, overlap, overlappingPairs } from "./overlap.ts";

const circles = (Brain: number, Effort: number, Skill: number, Character: number) =>
  circlesOf({ Brain, Effort, Skill, Character });
const at = (x: number, radius: number) => ({ value: "Brain", x, y: 0, radius }) as const;

test("two circles overlap when they share an area, not when they touch", () => {
  expect(overlap(at(0, 60), at(100, 41))).toBe(true);
  expect(overlap(at(0, 60), at(100, 40))).toBe(false);
  expect(overlap(at(0, 60), at(100, 39))).toBe(false);
});

test("a circle without a radius overlaps nothing, even inside another", () => {
  expect(overlap(at(0, 100), at(50, 0))).toBe(false);
  expect(overlap(at(50, 0), at(0, 100))).toBe(false);
});

test("pairs are named in the order of the circles", () => {
  expect(overlappingPairs(circles(50, 50, 50, 50))).toEqual([]);
  expect(overlappingPairs(circles(90, 20, 70, 50))).toEqual([["Brain", "Skill"]]);
  expect(overlappingPairs(circles(80, 80, 80, 50))).toEqual([
    ["Brain", "Effort"],
    ["Brain", "Skill"],
    ["Effort", "Skill"],
  ]);
});

test("outlines cross in two points that lie on both circles", () => {
  const [brain, effort, skill] = circles(91, 60, 80, 90);
  if (!brain || !effort || !skill) throw new Error("There are three circles");
  for (const [one, other] of [
    [brain, effort],
    [skill, brain],
    [effort, skill],
  ] as const) {
    const points = crossings(one, other);
    expect(points).toHaveLength(2);
    for (const { x, y } of points) {
      expect(Math.hypot(x - one.x, y - one.y)).toBeCloseTo(one.radius);
      expect(Math.hypot(x - other.x, y - other.y)).toBeCloseTo(other.radius);
    }
  }
});

/** How far inside all circles the best point of a raster lies, within 2; negative if all are outside. */
function deepestPoint(drawing: ReturnType<typeof circles>): number {
  let depth = -Infinity;
  for (let x = -100; x <= 100; x += 2) {
    for (let y = -100; y <= 100; y += 2) {
      const inside = drawing.map(
        (circle) => circle.radius - Math.hypot(x - circle.x, y - circle.y),
      );
      depth = Math.max(depth, Math.min(...inside));
    }
  }
  return depth;
}

// The middle of a triangle with side 150 is 86.6 from its corners.
test("equal circles have a common area as soon as they reach past the middle of the triangle", () => {
  expect(allOverlap(circles(86, 86, 86, 50))).toBe(false);
  expect(allOverlap(circles(87, 87, 87, 50))).toBe(true);
  expect(allOverlap(circles(100, 100, 100, 100))).toBe(true);
});

test("a small circle has no share in what two large ones have in common, unless it reaches it", () => {
  expect(allOverlap(circles(1, 100, 100, 100))).toBe(true);
  expect(allOverlap(circles(40, 85, 85, 80))).toBe(false);
  expect(allOverlap(circles(60, 85, 85, 80))).toBe(true);
});

test("the common area agrees with a search for a point that lies in all three circles", () => {
  const steps = [0, 20, 40, 60, 80, 100];
  const clear = steps
    .flatMap((brain) => steps.flatMap((effort) => steps.map((skill) => [brain, effort, skill])))
    .flatMap(([brain = 0, effort = 0, skill = 0]) =>
      [40, 70, 100].map((character) => circles(brain, effort, skill, character)),
    )
    .map((drawing) => ({ drawing, depth: deepestPoint(drawing) }))
    .filter(({ depth }) => Math.abs(depth) > 2);
  expect(clear.length).toBeGreaterThan(300);
  for (const { drawing, depth } of clear) {
    expect(allOverlap(drawing), JSON.stringify(drawing)).toBe(depth > 0);
  }
});

test("the common area may have its corners on two of the three pairs only", () => {
  const orders = [
    [91, 100, 10],
    [91, 10, 100],
    [100, 91, 10],
    [10, 91, 100],
    [100, 10, 91],
    [10, 100, 91],
  ] as const;
  for (const [brain, effort, skill] of orders) {
    expect(allOverlap(circles(brain, effort, skill, 100)), `${brain} ${effort} ${skill}`).toBe(
      true,
    );
  }
});

test("without three pairs there is no common area", () => {
  expect(allOverlap(circles(100, 100, 0, 100))).toBe(false);
  expect(allOverlap(circles(0, 0, 0, 100))).toBe(false);
});
