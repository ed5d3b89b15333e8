import { expect, test } from "vitest";
import { newestSeasonFirst } from "#app/domain/seasons.ts";

const SEASONS = [{ year: 2021 }, { year: 2015 }, { year: 2022 }];

test("selects list the newest season first", () => {
  expect(newestSeasonFirst(SEASONS).map(({ year }) => year)).toEqual([2022, 2021, 2015]);
});
