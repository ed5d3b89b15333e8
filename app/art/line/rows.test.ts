import { expect, test } from "vitest";
import { measureRows } from "./rows.ts";

test("groups wrap into rows of nearly the same length, each as short as they allow", () => {
  // 7 + 6 and 7 + 7, not 7 + 6 + 7 and 7.
  expect(measureRows([7, 6, 7, 7])).toEqual([29.25, 14.75, 13.75, 7]);
  expect(measureRows([3, 3, 3, 2, 2, 3, 1]).slice(0, 2)).toEqual([21.5, 10.5]);
  expect(measureRows([5])).toEqual([5]);
});
