import { expect, test } from "vitest";
import { firstFree, hash, pick } from "./shapes.ts";

test("a text always gives the same number of 32 bits", () => {
  expect(hash("moore2016")).toBe(hash("moore2016"));
  expect(hash("")).toBeGreaterThanOrEqual(0);
  expect(hash("ünïcode 👟")).toBeLessThan(2 ** 32);
});

test("neighboring ids differ in their lowest bits too", () => {
  const lowest = Array.from({ length: 64 }, (_, i) => hash(`p${i}`) % 8);
  expect(new Set(lowest).size).toBe(8);
});

test("choices are counted around in both directions", () => {
  expect([0, 1, 2, 3, -1].map((n) => pick(["a", "b", "c"], n))).toEqual(["a", "b", "c", "a", "c"]);
});

test("where no choice is free the last one is taken", () => {
  expect(firstFree(["a", "b"], (choice) => choice === "b")).toBe("b");
  expect(firstFree(["a", "b"], () => false)).toBe("b");
});
