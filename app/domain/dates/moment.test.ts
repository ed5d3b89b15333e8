import { expect, test } from "vitest";
import { localTime } from "./time.ts";

test("a moment shows the local date and time", () => {
  expect(localTime("2019-10-03T16:00:00-07:00")).toEqual({ day: "2019-10-03", time: "16:00" });
});

test("offsets include half hours and reach 14 hours", () => {
  for (const offset of ["+05:30", "+10:00", "+13:45", "+14:00", "-09:30"]) {
    expect(localTime(`2019-10-03T16:00:00${offset}`).time, offset).toBe("16:00");
  }
});

test("a moment without an offset, or with an impossible date or time, is an error", () => {
  const bad = [
    "2019-10-03T16:00:00",
    "2019-02-30T16:00:00-07:00",
    "2019-10-03T25:00:00-07:00",
    "2019-10-03T16:00:00-70:00",
    "",
  ];
  for (const text of bad) {
    const error = new RangeError(`"${text}" is not a moment such as "2019-10-03T16:00:00-07:00"`);
    expect(() => localTime(text)).toThrow(error);
  }
});
