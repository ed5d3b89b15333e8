import { expect, test } from "vitest";
import { ordinal, ordinalSuffix } from "./ordinal.ts";

test("ordinals follow the last digit", () => {
  expect([1, 2, 3, 4, 10, 21, 22, 23, 101].map(ordinal)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "10th",
    "21st",
    "22nd",
    "23rd",
    "101st",
  ]);
});

test("11 to 13 of every hundred end in th", () => {
  const teens = [11, 12, 13, 111, 112, 113, 1011, 1012, 1013];
  expect(new Set(teens.map(ordinalSuffix))).toEqual(new Set(["th"]));
});

test("zero is 0th", () => {
  expect(ordinal(0)).toBe("0th");
});
