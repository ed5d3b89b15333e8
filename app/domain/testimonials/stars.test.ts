import { expect, test } from "vitest";
import { starRow, starsText } from "#app/domain/testimonials.ts";

test("a rating has a text version", () => {
  expect(starsText(3)).toBe("3 of 5 stars");
  expect(starsText(5)).toBe("5 of 5 stars");
});

test("a row has five stars, the filled ones first", () => {
  expect(starRow(3)).toEqual([true, true, true, false, false]);
  expect(starRow(0)).toEqual([false, false, false, false, false]);
  expect(starRow(5)).toEqual([true, true, true, true, true]);
});
