import { expect, test } from "vitest";
import { printFormats } from "#app/pages/roster/shape-roster.ts";

test("prints have the formats of the season's photos", () => {
  expect(printFormats("upright")).toEqual(["vertical"]);
  expect(printFormats("lying")).toEqual(["landscape"]);
  expect(printFormats(undefined)).toEqual(["landscape"]);
});

test("prints of both formats are portrait on desktops and landscape on phones", () => {
  expect(printFormats("both")).toEqual(["vertical", "landscape"]);
});
