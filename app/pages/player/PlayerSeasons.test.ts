import { expect, test } from "vitest";
import { countColumns } from "./PlayerSeasons.tsx";

/** Cards in the first and in the last row, with five at most. */
function countRows(cards: number): number[] {
  const columns = countColumns(cards, 5);
  return [columns, cards % columns || columns];
}

test("no row of seasons is almost empty", () => {
  expect([1, 5, 6, 7, 8, 9, 16].map(countRows)).toEqual([
    [1, 1],
    [5, 5],
    [3, 3],
    [4, 3],
    [4, 4],
    [5, 4],
    [4, 4],
  ]);
});
