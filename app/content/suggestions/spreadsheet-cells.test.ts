import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { dayReader, readTime } from "#app/content/suggestions.ts";

afterEach(() => setDateStyle({}));

test.each([
  [["7/9/2019", "7/25/2019"], "7/9/2019", "2019-07-09"],
  [["7/9/2019"], "7/9/19", "2019-07-09"],
  [["25/7/2019", "9/7/2019"], "9/7/2019", "2019-07-09"],
  [["9.7.2019"], "9.7.2019", "2019-07-09"],
  [["2019-7-9"], "2019-7-9", "2019-07-09"],
  [["Jul 9, 2019"], "Jul 9, 2019", "2019-07-09"],
  [["7/9/2019 0:00"], "7/9/2019 0:00", "2019-07-09"],
  [["2/30/2019"], "2/30/2019", undefined],
  [["soon"], "soon", undefined],
])("in a column with %j the date %s is %s", (column, cell, day) => {
  expect(dayReader(column)(cell)).toBe(day);
});

test.each([
  ["9:05", "09:05"],
  ["2:55 PM", "14:55"],
  ["12:10:00 a.m.", "00:10"],
  ["17:19:30", "17:19:30"],
  ["13:00 PM", undefined],
  ["253:00", undefined],
  ["noon", undefined],
])("the time %s is %s", (cell, time) => {
  expect(readTime(cell)).toBe(time);
});

test("an ambiguous column has the club’s date order, an unambiguous one its own", () => {
  setDateStyle({ dates: "day-first" });
  expect(dayReader(["9/7/2019"])("9/7/2019")).toBe("2019-07-09");
  expect(dayReader(["7/25/2019"])("7/9/2019")).toBe("2019-07-09");
});
