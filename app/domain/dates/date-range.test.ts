import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "./date-style.ts";
import { dateRange, dateRangeInSeason, dateRangeInYear } from "./written-dates.ts";

afterEach(() => setDateStyle({}));

test("a range within a month names the month once", () => {
  expect(dateRange("2022-10-01", "2022-10-02")).toBe("October\u00A01\u00A0- 2");
});

test("a range across months names both", () => {
  expect(dateRange("2019-08-31", "2019-09-02")).toBe("August\u00A031\u00A0- September\u00A02");
});

test("one day is one date", () => {
  expect(dateRange("2022-10-01", "2022-10-01")).toBe("October 1");
});

test("a range across years names both years, even for the same month", () => {
  expect(dateRange("2021-12-30", "2022-01-02")).toBe(
    "December\u00A030, 2021\u00A0- January\u00A02, 2022",
  );
  expect(dateRange("2021-10-01", "2022-10-02")).toBe(
    "October\u00A01, 2021\u00A0- October\u00A02, 2022",
  );
});

test("a range with its year names it once, unless it crosses years", () => {
  expect(dateRangeInYear("2022-10-01", "2022-10-02")).toBe("October\u00A01\u00A0- 2, 2022");
  expect(dateRangeInYear("2021-12-30", "2022-01-02")).toBe(
    "December\u00A030, 2021\u00A0- January\u00A02, 2022",
  );
  setDateStyle({ dates: "day-first" });
  expect(dateRangeInYear("2022-10-01", "2022-10-02")).toBe("1\u00A0- 2\u00A0October 2022");
});

test("a range that ends before it starts is an error", () => {
  expect(() => dateRange("2022-10-02", "2022-10-01")).toThrow(
    new RangeError("A range from 2022-10-02 cannot end on 2022-10-01"),
  );
});

test("a club with day-first dates has day-first ranges", () => {
  setDateStyle({ dates: "day-first" });
  expect(dateRange("2022-10-01", "2022-10-02")).toBe("1\u00A0- 2\u00A0October");
  expect(dateRange("2022-10-01", "2022-10-01")).toBe("1 October");
  expect(dateRange("2019-08-31", "2019-09-02")).toBe("31\u00A0August\u00A0- 2\u00A0September");
  expect(dateRange("2021-12-30", "2022-01-02")).toBe(
    "30\u00A0December\u00A02021\u00A0- 2\u00A0January\u00A02022",
  );
});

test("a tournament of another year shows the year beside its season", () => {
  expect(dateRangeInSeason("2022-10-01", "2022-10-02", 2022)).toBe("October\u00A01\u00A0- 2");
  expect(dateRangeInSeason("2023-02-04", "2023-02-05", 2022)).toBe(
    "February\u00A04\u00A0- 5, 2023",
  );
});
