import { expect, test } from "vitest";
import { cuts, widthsOf } from "./cuts.ts";

test("a large original has every width, a small one none above its own", () => {
  expect(widthsOf(cuts.grid, 4032)).toEqual([400, 800, 1200, 1600]);
  expect(widthsOf(cuts.grid, 800)).toEqual([400, 800]);
});

test("its own width between two steps is kept if it is worth a file", () => {
  expect(widthsOf(cuts.grid, 864)).toEqual([400, 800]);
  expect(widthsOf(cuts.grid, 1000)).toEqual([400, 800, 1000]);
});

test("the smallest original keeps its own width", () => {
  expect(widthsOf(cuts.crest, 40)).toEqual([40]);
});
