import { expect, test } from "vitest";
import { cut } from "./polygon.ts";

test("only the part inside the clip area remains, in whichever direction its corners run", () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  const right = [
    [5, -5],
    [20, -5],
    [20, 20],
    [5, 20],
  ] as const;
  const expected = [
    [5, 0],
    [10, 0],
    [10, 10],
    [5, 10],
  ];
  expect(cut(square, right)).toEqual(expected);
  expect(cut(square, right.toReversed())).toEqual(expected);
});

test("a clip area beside the shape leaves nothing", () => {
  const triangle = [
    [0, 0],
    [1, 0],
    [1, 1],
  ] as const;
  expect(
    cut(triangle, [
      [5, 5],
      [6, 5],
      [6, 6],
    ]),
  ).toEqual([]);
});
