import { expect, test } from "vitest";
import { timeZone } from "#app/content/schema/fields.ts";

test.each([
  "America/New_York",
  "America/Indiana/Indianapolis",
  "America/Port-au-Prince",
  "Europe/London",
  "Europe/Kyiv",
  "Europe/Kiev",
  "Asia/Kolkata",
  "US/Eastern",
])("%s is a time zone", (value) => {
  expect(timeZone.safeParse(value).success).toBe(true);
});

test.each([
  "EST",
  "America/Chicgo",
  "america/chicago",
  "America/New_york",
  "America/CHICAGO",
  "US/eastern",
  "+05:00",
  "Rockford time",
])("%s is not a time zone", (value) => {
  expect(timeZone.safeParse(value).success).toBe(false);
});
