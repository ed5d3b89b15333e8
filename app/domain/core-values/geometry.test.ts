import { expect, test } from "vitest";
import {
  defaultSettings,
  drawnCircles,
  makeCircles,
  placeCorners,
} from "#app/domain/core-values.ts";
import { itemAt } from "#app/lib/list.ts";

const COUNTS = [3, 4, 5, 6];

/** From each circle to the next. */
const sides = (circles: ReturnType<typeof makeCircles>) =>
  circles.map(({ x, y }, index) => {
    const next = itemAt(circles, (index + 1) % circles.length);
    return Math.hypot(x - next.x, y - next.y);
  });

test("three circles are at the corners of a triangle whose side is 200 minus the last value", () => {
  for (const [closeness, side] of [
    [0, 200],
    [50, 150],
    [100, 100],
  ] as const) {
    for (const each of sides(makeCircles([50, 50, 50, closeness]))) expect(each).toBeCloseTo(side);
  }
});

test("the first of three is at the top, the second at the lower left, the third at the lower right", () => {
  const [first, second, third] = makeCircles(defaultSettings(4));
  expect(first?.x).toBeCloseTo(0);
  expect(first?.y).toBeLessThan(0);
  expect(second?.x).toBeLessThan(0);
  expect(third?.x).toBeGreaterThan(0);
  expect(second?.y).toBeCloseTo(third?.y ?? NaN);
});

test("any number of circles are equally far from the center and from their neighbors", () => {
  for (const count of COUNTS) {
    const circles = makeCircles(defaultSettings(count));
    expect(circles).toHaveLength(count - 1);
    for (const { x, y } of circles) expect(Math.hypot(x, y)).toBeCloseTo(150 / Math.sqrt(3));
    const [first = NaN, ...others] = sides(circles);
    for (const side of others) expect(side).toBeCloseTo(first);
  }
});

test("a corner’s name says where it is", () => {
  // Circles closer to the middle than this are neither left nor right, upper nor lower.
  const far = 12;
  for (const count of COUNTS) {
    const circles = makeCircles(defaultSettings(count));
    for (const [place, corner] of placeCorners(count).entries()) {
      const { x, y } = itemAt(circles, place);
      if (/left/i.test(corner)) expect(x, `${count}: ${corner}`).toBeLessThan(-far);
      if (/right/i.test(corner)) expect(x, `${count}: ${corner}`).toBeGreaterThan(far);
      if (/lower/.test(corner)) expect(y, `${count}: ${corner}`).toBeGreaterThan(far);
      if (corner === "upper") expect(y, `${count}: ${corner}`).toBeLessThan(-far);
      if (/^(upper|lower)$/.test(corner)) expect(x, `${count}: ${corner}`).toBeCloseTo(0);
    }
    expect(new Set(placeCorners(count)).size).toBe(count - 1);
  }
});

test("the drawing is scaled by 1.14, with three circles around a point 12 below the middle", () => {
  const circles = drawnCircles(defaultSettings(4));
  for (const side of sides(circles)) expect(side).toBeCloseTo(150 * 1.14);
  for (const { radius } of circles) expect(radius).toBeCloseTo(57);
  const middle = (axis: "x" | "y") => circles.reduce((sum, circle) => sum + circle[axis], 0) / 3;
  expect(middle("x")).toBeCloseTo(250);
  expect(middle("y")).toBeCloseTo(262);
  expect(circles[0]?.y).toBeLessThan(262);
  expect(circles[1]?.x).toBeLessThan(250);
});

test("the largest drawing fits the canvas", () => {
  for (const count of COUNTS) {
    const largest = [...Array.from({ length: count - 1 }, () => 100), 0];
    for (const circle of drawnCircles(largest)) {
      for (const center of [circle.x, circle.y]) {
        expect(center - circle.radius).toBeGreaterThan(0);
        expect(center + circle.radius).toBeLessThan(500);
      }
    }
  }
});
