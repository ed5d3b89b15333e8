import { expect, test } from "vitest";
import { limb, limbAt, type Joints } from "./limb.ts";

const ARM: Joints = [
  [0, 0],
  [50, 0],
  [100, 0],
];

test("a limb starts at the body and ends at the hand", () => {
  expect(limbAt(ARM, 0)).toEqual({ at: [0, 0], direction: [1, 0] });
  expect(limbAt(ARM, 1)).toEqual({ at: [100, 0], direction: [1, 0] });
});

test("a bent limb leans toward its joint without reaching it", () => {
  const [, y] = limbAt(
    [
      [0, 0],
      [50, 40],
      [100, 0],
    ],
    0.5,
  ).at;
  expect(y).toBeGreaterThan(20);
  expect(y).toBeLessThan(40);
});

test("the outline has the given width at both ends, with round caps", () => {
  const path = limb(ARM, 20, 10);
  expect(path).toMatch(/^M0 10c/);
  expect(path).toContain("A5 5 0 0 0 100 -5");
  expect(path).toMatch(/A10 10 0 0 0 0 10Z$/);
});

test("a sleeve covers part of a limb and ends straight", () => {
  const sleeve = limb(ARM, 20, 20, { to: 0.25, hasEndCap: false });
  expect(sleeve).not.toContain("100");
  expect(sleeve).toContain("L25 -10");
});
