import { expect, test } from "vitest";
import { barHeight, computeMargin } from "./outcome.ts";

test("the margin is positive for a win and negative for a loss", () => {
  expect(computeMargin({ us: 15, them: 11 })).toBe(4);
  expect(computeMargin({ us: 7, them: 13 })).toBe(-6);
  expect(computeMargin({ us: 9, them: 9 })).toBe(0);
});

test("a bar grows with the margin, and a tie still has one", () => {
  expect([0, 1, 5, 15].map(barHeight)).toEqual([2, 3, 7, 17]);
});

test("losses are as high as wins, and very wide margins are capped", () => {
  expect(barHeight(-5)).toBe(barHeight(5));
  expect(barHeight(21)).toBe(17);
  expect(barHeight(-21)).toBe(17);
});
