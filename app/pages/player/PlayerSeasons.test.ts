import { expect, test } from "vitest";
import { countColumns } from "./PlayerSeasons.tsx";

/** Cards in the first and in the last row, with five at most. */
function measureRows(cards: number): number[] {
  const columns = countColumns(cards, 5);
  return [columns, cards % columns || columns];
}

test("the last row of seasons has at most one card less than the others", () => {
  expect([1, 5, 6, 7, 8, 9, 16].map(measureRows)).toEqual([
    [1, 1],
    [5, 5],
    [3, 3],
    [4, 3],
    [4, 4],
    [5, 4],
    [4, 4],
  ]);
});
