import { expect, test } from "vitest";
import { addDays, daysBetween } from "./day.ts";

test("days are counted across months, and across a DST change", () => {
  expect(daysBetween("2019-06-22", "2019-10-24")).toBe(124);
  expect(daysBetween("2019-03-09", "2019-03-11")).toBe(2);
});

test("days between are zero for the same day and negative backwards", () => {
  expect(daysBetween("2019-06-22", "2019-06-22")).toBe(0);
  expect(daysBetween("2020-03-01", "2020-02-28")).toBe(-2);
});

test("adding days crosses months, leap days and years", () => {
  expect(addDays("2019-08-31", 1)).toBe("2019-09-01");
  expect(addDays("2020-02-28", 1)).toBe("2020-02-29");
  expect(addDays("2022-01-01", -1)).toBe("2021-12-31");
  expect(addDays("2019-07-07", 0)).toBe("2019-07-07");
});
