import { expect, test } from "vitest";
import { addDays, dayNumber, dayOfNumber, dayParts, daysBetween, isDay } from "./day.ts";
import { newestFirst } from "./newest-first.ts";

test("a day is YYYY-MM-DD, and in the calendar", () => {
  const days = ["2019-07-09", "2020-02-29", "2000-02-29", "1970-01-01"];
  expect(days.filter(isDay)).toEqual(days);
  const missing = "2019-02-29 1900-02-29 2019-04-31 2019-13-01 2019-00-10 2019-01-00";
  const misspelled = "2019-7-9 201-07-09 2019-07-09T00:00";
  expect(`${missing} ${misspelled}`.split(" ").filter(isDay)).toEqual([]);
});

test("a day number counts from 1970 and converts back", () => {
  expect(["1970-01-01", "1970-02-01", "1969-12-31"].map(dayNumber)).toEqual([0, 31, -1]);
  const days = ["2019-03-10", "2020-02-29", "1969-12-31"];
  expect(days.map((day) => dayOfNumber(dayNumber(day)))).toEqual(days);
});

test("a day splits into numbers", () => {
  expect(dayParts("2019-07-09")).toEqual({ year: 2019, month: 7, day: 9 });
});

test("an impossible day is named in the error", () => {
  const error = new RangeError('"2019-02-30" is not a calendar day such as "2019-07-09"');
  expect(() => dayNumber("2019-02-30")).toThrow(error);
  expect(() => dayParts("2019-02-30")).toThrow(error);
});

test.each([
  ["2019-06-22", "2019-10-24", 124],
  ["2019-03-09", "2019-03-11", 2],
  ["2019-06-22", "2019-06-22", 0],
  ["2020-03-01", "2020-02-28", -2],
  ["2022-01-01", "2021-12-31", -1],
])("from %s to %s it is %i days", (from, to, days) => {
  expect([daysBetween(from, to), addDays(from, days)]).toEqual([days, to]);
});

test("the newest come first and the undated last, and equals keep their order", () => {
  const items = ["b 2016-07-09", "x", "c 2022-10-01", "a 2016-07-09", "w"];
  expect(newestFirst(items, (item) => item.split(" ")[1])).toEqual([
    "c 2022-10-01",
    "b 2016-07-09",
    "a 2016-07-09",
    "x",
    "w",
  ]);
});
