import { expect, test } from "vitest";
import { suggestPlate } from "./suggest-plate.ts";

test.each([
  ["Washington DC", "District of Columbia"],
  ["Washington, D.C.", "District of Columbia"],
  ["Washingtn DC", "District of Columbia"],
  ["DC", "District of Columbia"],
  ["Washingtn", "Washington"],
  ["Michigain", "Michigan"],
  ["oh", "Ohio"],
  ["Ontario", undefined],
])("%s means %s", (written, plate) => {
  expect(suggestPlate(written)).toBe(plate);
});
