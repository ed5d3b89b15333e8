import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "./date-style.ts";
import { shortDate } from "./written-dates.ts";

afterEach(() => setDateStyle({}));

test("a short date has a three-letter month and the day", () => {
  expect(shortDate("2019-07-07")).toBe("Jul 7");
  expect(shortDate("2019-10-24")).toBe("Oct 24");
});

test("a club may put the day first", () => {
  setDateStyle({ dates: "day-first" });
  expect(shortDate("2019-07-07")).toBe("7 Jul");
});
