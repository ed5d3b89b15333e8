import { expect, test } from "vitest";
import { yearsLabel } from "#app/domain/roster.ts";

const SEASONS = [2015, 2016, 2017, 2018, 2019, 2021, 2022];
const label = (years: number[]) => yearsLabel(years, SEASONS);

test("one season is its year", () => {
  expect(label([2015])).toBe("2015");
  expect(label([2022])).toBe("2022");
});

test("consecutive seasons are joined, others listed", () => {
  expect(label([2015, 2016])).toBe("2015–2016");
  expect(label([2015, 2016, 2018])).toBe("2015–2016, 2018");
  expect(label([2015, 2017, 2019])).toBe("2015, 2017, 2019");
});

test("a year in which the team had no season breaks nothing", () => {
  expect(label([2015, 2016, 2017, 2018, 2019, 2021])).toBe("2015–2021");
  expect(label([2019, 2021])).toBe("2019–2021");
});

test("a missed season does break", () => {
  expect(label([2018, 2021, 2022])).toBe("2018, 2021–2022");
});

test("the order given, and years without a season, play no part", () => {
  expect(yearsLabel([2018, 2015, 2016], SEASONS.toReversed())).toBe("2015–2016, 2018");
  expect(label([2020])).toBe("");
});

test("no years have no label", () => {
  expect(label([])).toBe("");
});
