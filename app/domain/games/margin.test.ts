import { expect, test } from "vitest";
import { marginBarHeight, marginOf } from "./outcome.ts";

test("the margin is positive for a win and negative for a loss", () => {
  expect(marginOf({ us: 15, them: 11 })).toBe(4);
  expect(marginOf({ us: 7, them: 13 })).toBe(-6);
  expect(marginOf({ us: 9, them: 9 })).toBe(0);
});

test("a bar is 3 px high for a tie and 15 px for a margin of 15", () => {
  expect(marginBarHeight(0)).toBe(3);
  expect(marginBarHeight(15)).toBe(15);
  expect(marginBarHeight(5)).toBe(7);
});

test("losses are as high as wins, and very wide margins are capped", () => {
  expect(marginBarHeight(-5)).toBe(marginBarHeight(5));
  expect(marginBarHeight(21)).toBe(15);
  expect(marginBarHeight(-21)).toBe(15);
});
