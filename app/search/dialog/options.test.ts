import { expect, test } from "vitest";
import { inColumns } from "./options.ts";

const group = (id: string, rows: number) => ({
  id,
  title: id,
  options: Array.from({ length: rows }, (_, row) => ({ id: `${id}-${row}` })),
});

const columns = (...rows: readonly number[]) =>
  inColumns(rows.map((count, index) => group(String(index), count))).map((column) =>
    column.map(({ options }) => options.length),
  );

test("groups stand in two columns of about the same height, in their order", () => {
  expect(columns(5, 5, 1, 4, 5)).toEqual([
    [5, 5, 1],
    [4, 5],
  ]);
  expect(columns(5, 1)).toEqual([[5], [1]]);
});

test("a single group stands in the first column, and nothing leaves both empty", () => {
  expect(columns(3)).toEqual([[3], []]);
  expect(columns()).toEqual([[], []]);
});
