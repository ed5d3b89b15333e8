import { expect, test } from "vitest";
import { fuller, spread } from "./spread.ts";

function name(item: string, copy: number): string {
  return `${item}${copy}`;
}

test("ten times seven seasons are seventy, none of them in 2020", () => {
  const { years, fullness } = spread(7, 10, 2015);
  expect(years).toHaveLength(70);
  expect(years.slice(4, 7)).toEqual([2019, 2021, 2022]);
  expect(fullness).toBe(1);
});

test("where the calendar ends the seasons become fuller", () => {
  const { years, fullness } = spread(7, 100, 2015);
  expect(years).toHaveLength(84);
  expect(years.at(-1)).toBe(2099);
  expect(fullness * years.length).toBeCloseTo(700);
});

test("a list is repeated to its length, and each copy is numbered", () => {
  expect(fuller(["a", "b"], 2.5, name)).toEqual(["a0", "b0", "a1", "b1", "a2"]);
  expect(fuller(["a", "b", "c"], 1, name)).toEqual(["a0", "b0", "c0"]);
});
