import { expect, test } from "vitest";
import { findFoldedYears } from "./folded-years.ts";

const season = (year: number, count: number) => Array.from({ length: count }, () => ({ year }));

test("a list of all seasons starts with forty tournaments open, and always with its newest year", () => {
  const short = [2025, 2024, 2023, 2022].flatMap((year) => season(year, 10));
  expect(findFoldedYears(short)).toEqual(new Set());
  expect(findFoldedYears([...short, ...season(2021, 1)])).toEqual(new Set([2021]));
  expect(findFoldedYears(season(2025, 60))).toEqual(new Set());
  expect(findFoldedYears([...season(2025, 60), ...season(2024, 1)])).toEqual(new Set([2024]));
});
