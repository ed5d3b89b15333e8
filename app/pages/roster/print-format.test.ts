import { expect, test } from "vitest";
import { printFormats } from "#app/pages/roster/shape-roster.ts";

test("a season’s prints have the format of its photos, by default landscape", () => {
  expect(printFormats("upright")).toEqual(["vertical"]);
  expect(printFormats("lying")).toEqual(["landscape"]);
  expect(printFormats(undefined)).toEqual(["landscape"]);
});

test("a season with photos of both formats has both prints of everyone", () => {
  expect(printFormats("both")).toEqual(["vertical", "landscape"]);
});
