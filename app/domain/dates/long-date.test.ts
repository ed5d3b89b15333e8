import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "./date-style.ts";
import { longDate, monthAndDay } from "./written-dates.ts";

afterEach(() => setDateStyle({}));

test("a long date has month, day and year, without a leading zero", () => {
  expect(longDate("2016-07-09")).toBe("July 9, 2016");
  expect(longDate("2022-12-31")).toBe("December 31, 2022");
});

test("the year can be left out", () => {
  expect(monthAndDay("2016-07-09")).toBe("July 9");
});

test("a club may put the day first", () => {
  setDateStyle({ dates: "day-first" });
  expect(longDate("2016-07-09")).toBe("9 July 2016");
  expect(monthAndDay("2016-07-09")).toBe("9 July");
});
