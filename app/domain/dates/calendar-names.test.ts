import { expect, test } from "vitest";
import { addDays } from "./day.ts";
import { monthName, shortMonthName, shortWeekday } from "./written-dates.ts";

test("months have their names", () => {
  expect(monthName(1)).toBe("January");
  expect(monthName(12)).toBe("December");
  expect(shortMonthName(9)).toBe("Sep");
});

test("the weekdays follow one another, also before 1970", () => {
  const week = Array.from({ length: 7 }, (_, index) => shortWeekday(addDays("2022-10-01", index)));
  expect(week).toEqual(["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"]);
  expect(shortWeekday("1970-01-01")).toBe("Thu");
  expect(shortWeekday("1969-12-31")).toBe("Wed");
});
