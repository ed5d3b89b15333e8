import { expect, test } from "vitest";
import { yearsLabel } from "#app/domain/roster.ts";

// There was none in 2020.
const SEASONS = [2015, 2016, 2017, 2018, 2019, 2021, 2022];
const label = (years: number[]) => yearsLabel(years, SEASONS);

test("one season is a single year", () => {
  expect(label([2015])).toBe("2015");
  expect(label([2022])).toBe("2022");
});

test("consecutive seasons are joined, others are listed", () => {
  expect(label([2015, 2016])).toBe("2015–2016");
  expect(label([2015, 2016, 2018])).toBe("2015–2016, 2018");
  expect(label([2015, 2017, 2019])).toBe("2015, 2017, 2019");
});

test("a year without a season for the team breaks no range", () => {
  expect(label([2015, 2016, 2017, 2018, 2019, 2021])).toBe("2015–2021");
  expect(label([2019, 2021])).toBe("2019–2021");
});

test("a missed season breaks a range", () => {
  expect(label([2018, 2021, 2022])).toBe("2018, 2021–2022");
});

test("input order and years without a season do not matter", () => {
  expect(yearsLabel([2018, 2015, 2016], SEASONS.toReversed())).toBe("2015–2016, 2018");
  expect(label([2020])).toBe("");
});
