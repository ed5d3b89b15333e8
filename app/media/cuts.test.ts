import { expect, test } from "vitest";
import { cuts, widthsOf } from "./cuts.ts";

test("a large original comes in every width, a small one in none above its own", () => {
  expect(widthsOf(cuts.grid, 4032)).toEqual([400, 800, 1200, 1600]);
  expect(widthsOf(cuts.grid, 800)).toEqual([400, 800]);
});

test("between two steps its own width is kept where it is worth a file", () => {
  expect(widthsOf(cuts.grid, 864)).toEqual([400, 800]);
  expect(widthsOf(cuts.grid, 1000)).toEqual([400, 800, 1000]);
});

test("the smallest original has its own width", () => {
  expect(widthsOf(cuts.crest, 40)).toEqual([40]);
});
