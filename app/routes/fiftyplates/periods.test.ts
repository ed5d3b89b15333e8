import { expect, test } from "vitest";
import { periodsOf } from "./shaping/shape-plates.ts";

const weeks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    first: `week ${index + 1}`,
    last: "",
    claims: [],
    total: 0,
  }));
const sizes = (count: number) => periodsOf(weeks(count)).map((period) => period.length);

test("a race has four stretches of whole weeks, as even as they can be", () => {
  expect(sizes(4)).toEqual([1, 1, 1, 1]);
  expect(sizes(6)).toEqual([1, 2, 1, 2]);
  expect(sizes(9)).toEqual([2, 2, 2, 3]);
});

test("a short race has a stretch a week, none has none", () => {
  expect(sizes(3)).toEqual([1, 1, 1]);
  expect(sizes(0)).toEqual([]);
});

test("the stretches follow each other without a gap", () => {
  expect(periodsOf(weeks(6)).flat()).toEqual(weeks(6));
});
