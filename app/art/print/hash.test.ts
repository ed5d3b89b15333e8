import { expect, test } from "vitest";
import { pickFirstFree, hash, pickCyclic } from "./shapes.ts";

test("similar ids differ in their lowest bits too", () => {
  const lowest = Array.from({ length: 64 }, (_, i) => hash(`p${i}`) % 8);
  expect(new Set(lowest).size).toBe(8);
});

test("choices wrap around in both directions", () => {
  expect([0, 1, 2, 3, -1].map((n) => pickCyclic(["a", "b", "c"], n))).toEqual([
    "a",
    "b",
    "c",
    "a",
    "c",
  ]);
});

test("the first free choice is taken, and without one the last", () => {
  expect(pickFirstFree(["a", "b", "c"], (choice) => choice !== "a")).toBe("b");
  expect(pickFirstFree(["a", "b", "c"], () => false)).toBe("c");
});
