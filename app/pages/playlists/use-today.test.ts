import { expect, test } from "vitest";
import { dayOnClock } from "./PlayerBar.tsx";

test("today is the visitor’s local date, not the UTC date", () => {
  expect(dayOnClock(new Date(2019, 6, 4, 0, 5))).toBe("2019-07-04");
  expect(dayOnClock(new Date(2019, 6, 4, 23, 55))).toBe("2019-07-04");
});

test("months and days have two digits", () => {
  expect(dayOnClock(new Date(2026, 0, 9))).toBe("2026-01-09");
  expect(dayOnClock(new Date(2026, 10, 30))).toBe("2026-11-30");
});
