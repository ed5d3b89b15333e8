import { expect, test } from "vitest";
import { relativeTime } from "./time.ts";

const UPDATED = Date.UTC(2019, 9, 3, 23);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const after = (passed: number) => relativeTime(UPDATED, UPDATED + passed);

test("years count from anniversary to anniversary", () => {
  expect(relativeTime(UPDATED, Date.UTC(2026, 10, 20))).toBe("7 years ago");
  expect(relativeTime(UPDATED, Date.UTC(2020, 9, 4))).toBe("1 year ago");
  expect(relativeTime(UPDATED, Date.UTC(2020, 9, 1))).toBe("11 months ago");
});

test("the largest whole unit is shown, and one is singular", () => {
  expect(after(61 * DAY)).toBe("2 months ago");
  expect(after(31 * DAY)).toBe("1 month ago");
  expect(after(30 * DAY)).toBe("30 days ago");
  expect(after(DAY)).toBe("1 day ago");
  expect(after(DAY - SECOND)).toBe("23 hours ago");
  expect(after(HOUR)).toBe("1 hour ago");
  expect(after(2 * MINUTE)).toBe("2 minutes ago");
  expect(after(MINUTE)).toBe("1 minute ago");
});

test("less than a minute, and the future, are just now", () => {
  expect(after(MINUTE - 1)).toBe("just now");
  expect(after(0)).toBe("just now");
  expect(after(-3 * DAY)).toBe("just now");
});
