import { expect, test } from "vitest";
import { PLATES } from "./plate.ts";
import { tileOf } from "./tile-grid.ts";

test("the corners of the country are the corners of the grid", () => {
  expect(tileOf("AK")).toEqual({ column: 1, row: 1 });
  expect(tileOf("ME")).toEqual({ column: 11, row: 1 });
  expect(tileOf("HI")).toEqual({ column: 1, row: 8 });
  expect(tileOf("FL")).toEqual({ column: 9, row: 8 });
  expect(tileOf("MI")).toEqual({ column: 8, row: 3 });
});

test("every tile lies within 11 columns and 8 rows", () => {
  for (const { tile } of PLATES) {
    expect(tile.column).toBeLessThanOrEqual(11);
    expect(tile.row).toBeLessThanOrEqual(8);
  }
});

test("a code without a tile is named in the error", () => {
  expect(() => tileOf("ON")).toThrow(new RangeError('"ON" has no tile'));
});
