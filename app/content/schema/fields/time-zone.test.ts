import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";
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

test("a time zone with wrong capitals is rejected with its correct spelling", () => {
  const file = "seasons/2019/tournaments/2019-esc.yml";
  const [problem] = problemsAfter([file, "America/Chicago", "America/ChicaGo"]);
  expect(problem).toMatchObject({ severity: "error", file, line: 3, field: "timeZone" });
  expect(problem?.remedy).toContain("Did you mean America/Chicago?");
});
