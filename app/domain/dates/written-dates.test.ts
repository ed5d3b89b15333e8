import { afterEach, expect, test } from "vitest";
import { setDateStyle, type DateStyle } from "./date-style.ts";
import { addDays } from "./day.ts";
import * as dates from "./written-dates.ts";

afterEach(() => setDateStyle({}));

const DAY_FIRST: DateStyle = { dates: "day-first" };
const { dateRange, dateRangeInSeason, dateRangeInYear, longDate, monthAndDay, shortDate } = dates;

test.each<[written: string, DateStyle, write: () => string]>([
  ["July 9, 2016", {}, () => longDate("2016-07-09")],
  ["July 9", {}, () => monthAndDay("2016-07-09")],
  ["Jul 7", {}, () => shortDate("2019-07-07")],
  ["9 July 2016", DAY_FIRST, () => longDate("2016-07-09")],
  ["9 July", DAY_FIRST, () => monthAndDay("2016-07-09")],
  ["7 Jul", DAY_FIRST, () => shortDate("2019-07-07")],
  ["October 1 - 2", {}, () => dateRange("2022-10-01", "2022-10-02")],
  ["August 31 - September 2", {}, () => dateRange("2019-08-31", "2019-09-02")],
  ["October 1", {}, () => dateRange("2022-10-01", "2022-10-01")],
  ["December 30, 2021 - January 2, 2022", {}, () => dateRange("2021-12-30", "2022-01-02")],
  ["October 1, 2021 - October 2, 2022", {}, () => dateRange("2021-10-01", "2022-10-02")],
  ["1 - 2 October", DAY_FIRST, () => dateRange("2022-10-01", "2022-10-02")],
  ["1 October", DAY_FIRST, () => dateRange("2022-10-01", "2022-10-01")],
  ["31 August - 2 September", DAY_FIRST, () => dateRange("2019-08-31", "2019-09-02")],
  ["30 December 2021 - 2 January 2022", DAY_FIRST, () => dateRange("2021-12-30", "2022-01-02")],
  ["October 1 - 2, 2022", {}, () => dateRangeInYear("2022-10-01", "2022-10-02")],
  ["December 30, 2021 - January 2, 2022", {}, () => dateRangeInYear("2021-12-30", "2022-01-02")],
  ["1 - 2 October 2022", DAY_FIRST, () => dateRangeInYear("2022-10-01", "2022-10-02")],
  ["October 1 - 2", {}, () => dateRangeInSeason("2022-10-01", "2022-10-02", 2022)],
  ["February 4 - 5, 2023", {}, () => dateRangeInSeason("2023-02-04", "2023-02-05", 2022)],
])("a day or range is written as %s in the style %j", (written, style, write) => {
  setDateStyle(style);
  expect(write().replaceAll("\u00A0", " ")).toBe(written);
});

test("a range wraps only after its hyphen", () => {
  expect(dateRange("2019-08-31", "2019-09-02")).toBe("August\u00A031\u00A0- September\u00A02");
  expect(dateRangeInYear("2022-10-01", "2022-10-02")).toBe("October\u00A01\u00A0- 2, 2022");
});

test("a range that ends before it starts is an error", () => {
  expect(() => dateRange("2022-10-02", "2022-10-01")).toThrow(
    new RangeError("A range from 2022-10-02 cannot end on 2022-10-01"),
  );
});

test("months have their names", () => {
  expect([dates.monthName(1), dates.monthName(12), dates.shortMonthName(9)]).toEqual([
    "January",
    "December",
    "Sep",
  ]);
});

test.each(["2022-10-01", "1970-01-03", "1969-12-27"])(
  "from the Saturday %s on the weekdays follow one another",
  (saturday) => {
    const week = Array.from({ length: 7 }, (_, index) =>
      dates.shortWeekday(addDays(saturday, index)),
    );
    expect(week.join(" ")).toBe("Sat Sun Mon Tue Wed Thu Fri");
  },
);
