import { expect, test } from "vitest";
import { countDown, nextCount } from "./countdown.ts";

const minutes = (count: number) => count * 60_000;

test("below 90 minutes minutes are counted, else hours", () => {
  expect(countDown(minutes(35))).toEqual({ amount: 35, unit: "minute" });
  expect(countDown(minutes(34) + 1)).toEqual({ amount: 35, unit: "minute" });
  expect(countDown(minutes(89))).toEqual({ amount: 89, unit: "minute" });
  expect(countDown(minutes(91))).toEqual({ amount: 2, unit: "hour" });
  expect(countDown(minutes(300))).toEqual({ amount: 5, unit: "hour" });
});

test.each([35, 35.5, 89, 91, 140, 160, 300])(
  "after %d minutes the text changes on time",
  (wait) => {
    const now = minutes(wait);
    const then = nextCount(now);
    expect(then).toBeLessThan(now);
    expect(countDown(then)).not.toEqual(countDown(now));
  },
);
