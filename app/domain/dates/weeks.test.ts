import { expect, test } from "vitest";
import { weeksOf } from "./weeks.ts";

const weeks = (days: string[], startingOn?: string) => weeksOf(days, (day) => day, startingOn);

test("a week starts on Monday and ends on Sunday", () => {
  expect(weeks(["2019-08-11", "2019-08-05"])).toEqual([
    { first: "2019-08-05", last: "2019-08-11", items: ["2019-08-11", "2019-08-05"] },
  ]);
});

test("weeks without items are listed between the others", () => {
  expect(
    weeks(["2019-08-26", "2019-08-11"]).map(({ first, items }) => [first, items.length]),
  ).toEqual([
    ["2019-08-05", 1],
    ["2019-08-12", 0],
    ["2019-08-19", 0],
    ["2019-08-26", 1],
  ]);
});

test("weeks can start on the weekday of any other day, before or after the items", () => {
  for (const sunday of ["2019-07-07", "2022-10-02", "1969-12-28"]) {
    expect(weeks(["2019-07-13", "2019-07-14"], sunday)).toEqual([
      { first: "2019-07-07", last: "2019-07-13", items: ["2019-07-13"] },
      { first: "2019-07-14", last: "2019-07-20", items: ["2019-07-14"] },
    ]);
  }
});

test("no items make no weeks", () => {
  expect(weeks([])).toEqual([]);
});
