import { expect, test } from "vitest";
import { newestSeasonFirst, oldestSeasonFirst } from "./season-order.ts";

const SEASONS = [{ year: 2021 }, { year: 2015 }, { year: 2022 }];

test("selects list the newest season first, steps go from the oldest", () => {
  expect(newestSeasonFirst(SEASONS).map(({ year }) => year)).toEqual([2022, 2021, 2015]);
  expect(oldestSeasonFirst(SEASONS).map(({ year }) => year)).toEqual([2015, 2021, 2022]);
});

test("the seasons given keep their order", () => {
  newestSeasonFirst(SEASONS);
  oldestSeasonFirst(SEASONS);
  expect(SEASONS.map(({ year }) => year)).toEqual([2021, 2015, 2022]);
});
