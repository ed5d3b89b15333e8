import { expect, test } from "vitest";
import { dayNumber, dayOfNumber, dayParts, isDay } from "./day.ts";

test("real calendar days are valid, leap days included", () => {
  for (const day of ["2019-07-09", "2020-02-29", "2000-02-29", "1970-01-01"]) {
    expect(isDay(day), day).toBe(true);
  }
});

test("impossible days and other formats are invalid", () => {
  const bad = ["2019-02-29", "1900-02-29", "2019-04-31", "2019-13-01", "2019-00-10", "2019-01-00"];
  const malformed = ["", "2019-7-9", "201-07-09", "2019-07-09T00:00", " 2019-07-09", "Jul 9, 2019"];
  for (const text of [...bad, ...malformed]) expect(isDay(text), text).toBe(false);
});

test("a day number counts from 1970 and converts back", () => {
  expect(dayNumber("1970-01-01")).toBe(0);
  expect(dayNumber("1970-02-01")).toBe(31);
  expect(dayNumber("1969-12-31")).toBe(-1);
  for (const day of ["2019-03-10", "2020-02-29", "1969-12-31"]) {
    expect(dayOfNumber(dayNumber(day))).toBe(day);
  }
});

test("a day splits into numbers", () => {
  expect(dayParts("2019-07-09")).toEqual({ year: 2019, month: 7, day: 9 });
});

test("an impossible day is named in the error", () => {
  const error = new RangeError('"2019-02-30" is not a calendar day such as "2019-07-09"');
  expect(() => dayNumber("2019-02-30")).toThrow(error);
  expect(() => dayParts("2019-02-30")).toThrow(error);
});
