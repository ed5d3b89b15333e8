import { expect, test } from "vitest";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { suggestPlate } from "./suggestions.ts";

test.each([
  ["Washington DC", "District of Columbia"],
  ["Washington, D.C.", "District of Columbia"],
  ["Washingtn DC", "District of Columbia"],
  ["DC", "District of Columbia"],
  ["Washingtn", "Washington"],
  ["Michigain", "Michigan"],
  ["oh", "Ohio"],
  ["Mich.", "Michigan"],
  ["penn", "Pennsylvania"],
  ["W. Virginia", "West Virginia"],
  ["N.C.", "North Carolina"],
  ["Wash.", "Washington"],
  ["Washington State", "Washington"],
  ["Virgin Islands", "U.S. Virgin Islands"],
  ["Bonus - Mexico", "Mexico (bonus)"],
  ["Mixed", undefined],
  ["Ontario", undefined],
])("the note %s means the plate %s", (written, plate) => {
  expect(suggestPlate(written, UNITED_STATES)).toBe(plate);
});
