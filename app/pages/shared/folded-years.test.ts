import { expect, test } from "vitest";
import { findFoldedYears } from "./folded-years.ts";

const tournaments = (year: number, count: number) =>
  Array.from({ length: count }, () => ({ year }));

test("in a list of all seasons, years beyond the newest forty tournaments are folded", () => {
  const forty = [2025, 2024, 2023, 2022].flatMap((year) => tournaments(year, 10));
  expect(findFoldedYears(forty)).toEqual(new Set());
  expect(findFoldedYears([...forty, ...tournaments(2021, 1)])).toEqual(new Set([2021]));
});

test("the newest year is open, however many tournaments it has", () => {
  const newest = tournaments(2025, 60);
  expect(findFoldedYears(newest)).toEqual(new Set());
  expect(findFoldedYears([...newest, ...tournaments(2024, 1)])).toEqual(new Set([2024]));
});
