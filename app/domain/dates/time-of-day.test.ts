import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "./date-style.ts";
import { isTimeOfDay, clockText } from "./time-of-day.ts";

afterEach(() => setDateStyle({}));

test("times run from 00:00 to 23:59, with or without seconds", () => {
  for (const time of ["00:00", "09:30", "20:05", "23:59", "23:59:05"])
    expect(isTimeOfDay(time), time).toBe(true);
});

test("an impossible time, or one in another format, is rejected", () => {
  for (const text of ["253:00", "1236:00", "24:00", "12:60", "9:30", "", "09:30:60", "9:30 AM"]) {
    expect(isTimeOfDay(text), text).toBe(false);
  }
});

test("midnight and noon are 12, and hours have no leading zero", () => {
  expect(["00:00", "00:30", "09:00", "12:00", "13:05", "23:59"].map(clockText)).toEqual([
    "12:00 AM",
    "12:30 AM",
    "9:00 AM",
    "12:00 PM",
    "1:05 PM",
    "11:59 PM",
  ]);
});

test("seconds are not shown", () => {
  expect(clockText("16:05:30")).toBe("4:05 PM");
});

test("formatting an impossible time throws an error that quotes it", () => {
  expect(() => clockText("253:00")).toThrow(
    new RangeError('"253:00" is not a time of day such as "09:30"'),
  );
});

test("a club may use a 24-hour clock", () => {
  setDateStyle({ hours: 24 });
  expect(["00:00", "09:00", "12:00", "23:59:30"].map(clockText)).toEqual([
    "00:00",
    "09:00",
    "12:00",
    "23:59",
  ]);
});
