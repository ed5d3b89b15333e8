import { expect, test } from "vitest";
import { wrappedIndex } from "#app/domain/testimonials.ts";

test("an index inside the list is unchanged", () => {
  expect([0, 1, 3].map((index) => wrappedIndex(index, 4))).toEqual([0, 1, 3]);
});

test("the carousel wraps around at both ends, any number of times", () => {
  expect(wrappedIndex(4, 4)).toBe(0);
  expect(wrappedIndex(-1, 4)).toBe(3);
  expect(wrappedIndex(9, 4)).toBe(1);
  expect(wrappedIndex(-9, 4)).toBe(3);
});

test("without testimonials the index is 0", () => {
  expect(wrappedIndex(3, 0)).toBe(0);
});
