import { expect, test } from "vitest";
import { hours } from "#app/domain/tryouts.ts";

test.each([
  ["10:00", "15:00", "10:00 AM to 3:00 PM"],
  ["10:00", undefined, "from 10:00 AM"],
  [undefined, "15:00", "until 3:00 PM"],
  [undefined, undefined, undefined],
])("a tryout from %s to %s is written as %s", (start, end, written) => {
  expect(hours(start, end)).toBe(written);
});
