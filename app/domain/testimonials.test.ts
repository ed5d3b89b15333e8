import { expect, test } from "vitest";
import { starRow, starsText, wrappedIndex } from "./testimonials.ts";

test("the carousel wraps around at both ends, any number of times", () => {
  expect([0, 3, 4, -1, 9, -9].map((index) => wrappedIndex(index, 4))).toEqual([0, 3, 0, 3, 1, 3]);
  expect(wrappedIndex(3, 0)).toBe(0);
});

test("a rating is five stars, the filled ones first, with a text", () => {
  expect(starRow(3)).toEqual([true, true, true, false, false]);
  expect(starsText(3)).toBe("3 of 5 stars");
});
