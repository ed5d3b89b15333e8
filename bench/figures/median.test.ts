import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the median of an odd count is the number in the middle, whatever the order", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([100, 20, 3])).toBe(20);
});

test("the median of an even count lies between the two in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("nothing has the median 0", () => {
  expect(median([])).toBe(0);
});
