import { expect, test } from "vitest";
import { isPlausibleHour } from "./times.ts";
import { otherHalf } from "./playing-order.ts";

test.each([
  ["07:00", true],
  ["20:00", true],
  ["20:15", false],
  ["06:45", false],
  ["00:50", false],
])("a game at %s is plausible: %s", (time, plausible) => {
  expect(isPlausibleHour(time)).toBe(plausible);
});

test("morning and evening are twelve hours apart", () => {
  expect(["22:50", "00:50", "09:00"].map(otherHalf)).toEqual(["10:50", "12:50", "21:00"]);
});
