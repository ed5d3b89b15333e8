import { expect, test } from "vitest";
import { wrappedIndex } from "#app/domain/testimonials.ts";

test("steps inside the list stay as they are", () => {
  expect([0, 1, 3].map((index) => wrappedIndex(index, 4))).toEqual([0, 1, 3]);
});

test("the carousel wraps around at both ends, any number of times", () => {
  expect(wrappedIndex(4, 4)).toBe(0);
  expect(wrappedIndex(-1, 4)).toBe(3);
  expect(wrappedIndex(9, 4)).toBe(1);
  expect(wrappedIndex(-9, 4)).toBe(3);
});

test("a single testimonial is always shown, and an empty list has no other index", () => {
  expect([-1, 0, 1].map((index) => wrappedIndex(index, 1))).toEqual([0, 0, 0]);
  expect(wrappedIndex(3, 0)).toBe(0);
});
