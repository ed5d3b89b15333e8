import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "./date-style.ts";
import { clockText, gameTime, isTimeOfDay } from "./time-of-day.ts";
import { localTime, relativeTime } from "./time.ts";

afterEach(() => setDateStyle({}));

test("a time of day is HH:MM or HH:MM:SS, from 00:00 to 23:59:59", () => {
  const accepted = ["00:00", "09:30", "20:05", "23:59", "23:59:05"];
  const refused = ["253:00", "1236:00", "24:00", "12:60", "9:30", "09:30:60"];
  expect([...accepted, ...refused].filter(isTimeOfDay)).toEqual(accepted);
});

const times = ["00:00", "00:30", "09:00", "12:00", "13:05", "23:59:30"];

test("midnight and noon are 12, hours have no leading zero, and seconds are not shown", () => {
  expect(times.map(clockText).join(", ")).toBe(
    "12:00 AM, 12:30 AM, 9:00 AM, 12:00 PM, 1:05 PM, 11:59 PM",
  );
});

test("a club may use a 24-hour clock", () => {
  setDateStyle({ hours: 24 });
  expect(times.map(clockText).join(", ")).toBe("00:00, 00:30, 09:00, 12:00, 13:05, 23:59");
});

test("an impossible time is an error that quotes it", () => {
  expect(() => clockText("253:00")).toThrow(
    new RangeError('"253:00" is not a time of day such as "09:30"'),
  );
});

test("a game has its weekday and, if it is known, its time", () => {
  expect([gameTime("2022-10-01", "09:00"), gameTime("2022-10-01")]).toEqual(["Sat 9:00 AM", "Sat"]);
});

test.each(["-07:00", "+05:30", "+13:45", "+14:00", "-09:30"])(
  "a moment with the offset %s shows its local day and time",
  (offset) => {
    expect(localTime(`2019-10-03T16:00:00${offset}`)).toEqual({ day: "2019-10-03", time: "16:00" });
  },
);

test.each([
  "2019-10-03T16:00:00",
  "2019-02-30T16:00:00-07:00",
  "2019-10-03T25:00:00-07:00",
  "2019-10-03T16:00:00-70:00",
  "",
])("“%s” is no moment, and the error names one", (text) => {
  expect(() => localTime(text)).toThrow(
    new RangeError(`"${text}" is not a moment such as "2019-10-03T16:00:00-07:00"`),
  );
});

test.each([
  ["2026-11-20T00:00:00Z", "7 years ago"],
  ["2020-10-04T00:00:00Z", "1 year ago"],
  ["2020-10-01T00:00:00Z", "11 months ago"],
  ["2019-12-03T23:00:00Z", "2 months ago"],
  ["2019-11-03T23:00:00Z", "1 month ago"],
  ["2019-11-02T23:00:00Z", "30 days ago"],
  ["2019-10-04T23:00:00Z", "1 day ago"],
  ["2019-10-04T22:59:59Z", "23 hours ago"],
  ["2019-10-04T00:00:00Z", "1 hour ago"],
  ["2019-10-03T23:02:00Z", "2 minutes ago"],
  ["2019-10-03T23:01:00Z", "1 minute ago"],
  ["2019-10-03T23:00:59Z", "just now"],
  ["2019-09-30T23:00:00Z", "just now"],
])("at %s an update of October 3, 2019, 23:00 was %s", (now, text) => {
  expect(relativeTime(Date.parse("2019-10-03T23:00:00Z"), Date.parse(now))).toBe(text);
});
