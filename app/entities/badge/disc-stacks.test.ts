import { expect, test } from "vitest";
import { badgesPerDisc, countDiscs, sum } from "./disc-stacks.ts";

test("a disc is one badge as long as the busiest week has at most 21", () => {
  expect(badgesPerDisc([[1, 2, 3, 4]])).toBe(1);
  expect(badgesPerDisc([[21, 0, 0, 0]])).toBe(1);
  expect(badgesPerDisc([[22, 0, 0, 0]])).toBe(2);
  expect(badgesPerDisc([])).toBe(1);
});

test("with 163 badges in the busiest week, a disc is eight badges", () => {
  expect(badgesPerDisc([[163], [67]])).toBe(8);
});

test("a week has its total of badges in discs, split among the values", () => {
  expect(countDiscs([40, 8, 3, 16], 8)).toEqual([5, 1, 0, 2]);
});

test("a week’s discs are rounded as a whole, not for each value", () => {
  // 116 badges are 14.5 discs; 3.6 for each value would be 16.
  expect(sum(countDiscs([29, 29, 29, 29], 8))).toBe(15);
});

test("a week with few badges still has one disc, an empty one has none", () => {
  expect(countDiscs([0, 0, 0, 3], 8)).toEqual([0, 0, 0, 1]);
  expect(countDiscs([0, 0, 0, 0], 8)).toEqual([0, 0, 0, 0]);
});

test("at one badge per disc the discs equal the badges", () => {
  expect(countDiscs([3, 0, 1, 2], 1)).toEqual([3, 0, 1, 2]);
});
