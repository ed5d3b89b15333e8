import { expect, test } from "vitest";
import { itemAt } from "#app/lib/list/item-at.ts";
import { circlesOf, drawnCircles, triangleSide } from "./geometry.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";

const sides = (circles: ReturnType<typeof circlesOf>) =>
  [0, 1, 2].map((index) => {
    const [one, other] = [itemAt(circles, index), itemAt(circles, (index + 1) % 3)];
    return Math.hypot(one.x - other.x, one.y - other.y);
  });

test("the side of the triangle is 200 minus character", () => {
  expect([0, 50, 100].map((Character) => triangleSide({ ...DEFAULT_SETTINGS, Character }))).toEqual(
    [200, 150, 100],
  );
});

test("the circles stand at the corners of a triangle with three such sides", () => {
  for (const side of sides(circlesOf(DEFAULT_SETTINGS))) expect(side).toBeCloseTo(150);
});

test("brain is on top, effort at the lower left, skill at the lower right", () => {
  const [brain, effort, skill] = circlesOf(DEFAULT_SETTINGS);
  expect(brain?.x).toBeCloseTo(0);
  expect(brain?.y).toBeLessThan(0);
  expect(effort?.x).toBeLessThan(0);
  expect(skill?.x).toBeGreaterThan(0);
  expect(effort?.y).toBeCloseTo(skill?.y ?? NaN);
});

test("each radius is its value", () => {
  const circles = circlesOf({ Brain: 88, Effort: 0, Skill: 100, Character: 97 });
  expect(circles.map(({ value, radius }) => [value, radius])).toEqual([
    ["Brain", 88],
    ["Effort", 0],
    ["Skill", 100],
  ]);
});

test("the drawing is 1.14 times as large, around a point 12 below the middle", () => {
  const circles = drawnCircles(DEFAULT_SETTINGS);
  for (const side of sides(circles)) expect(side).toBeCloseTo(150 * 1.14);
  for (const { radius } of circles) expect(radius).toBeCloseTo(57);
  const middle = (axis: "x" | "y") => circles.reduce((sum, circle) => sum + circle[axis], 0) / 3;
  expect(middle("x")).toBeCloseTo(250);
  expect(middle("y")).toBeCloseTo(262);
  expect(circles[0]?.y).toBeLessThan(262);
  expect(circles[1]?.x).toBeLessThan(250);
});

test("the largest drawing stays on the canvas", () => {
  for (const circle of drawnCircles({ Brain: 100, Effort: 100, Skill: 100, Character: 0 })) {
    for (const centre of [circle.x, circle.y]) {
      expect(centre - circle.radius).toBeGreaterThan(0);
      expect(centre + circle.radius).toBeLessThan(500);
    }
  }
});
