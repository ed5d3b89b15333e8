import { expect, test } from "vitest";
import { top } from "./top.ts";

const value = (number: number) => number;

test("the first items are kept, and ties with the last one are counted", () => {
  expect(top([9, 7, 7, 7, 5], 2, value)).toEqual({ first: [9, 7], equals: 2 });
  expect(top([9, 7, 5], 2, value)).toEqual({ first: [9, 7], equals: 0 });
  expect(top([9], 2, value)).toEqual({ first: [9], equals: 0 });
  expect(top([], 2, value)).toEqual({ first: [], equals: 0 });
});
