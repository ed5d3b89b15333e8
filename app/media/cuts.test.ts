import { expect, test } from "vitest";
import { cuts, chooseWidths } from "./cuts.ts";

test("a large original has every width, a small one none above its own", () => {
  expect(chooseWidths(cuts.grid, 4032)).toEqual([400, 800, 1200, 1600]);
  expect(chooseWidths(cuts.grid, 800)).toEqual([400, 800]);
});

test("its own width between two steps is kept if it is worth a file", () => {
  expect(chooseWidths(cuts.grid, 864)).toEqual([400, 800]);
  expect(chooseWidths(cuts.grid, 1000)).toEqual([400, 800, 1000]);
});

test("the smallest original keeps its own width", () => {
  expect(chooseWidths(cuts.crest, 40)).toEqual([40]);
});
