import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import { suggestCountry, suggestState } from "./suggestions.ts";

test.each([
  ["Illinois", "IL"],
  ["Pennslyvania", "PA"],
  ["mi", "MI"],
  ["O.H.", "OH"],
  ["Calif.", "CA"],
  ["Elsewhere", undefined],
])("the state %s is %s", (written, code) => {
  expect(suggestState(written, UNITED_STATES)).toBe(code);
});

test("a country entered as a state gets its code suggested", () => {
  expect(["Canada", "CAN", "mexico", "MI"].map(suggestCountry)).toEqual([
    "CA",
    "CA",
    "MX",
    undefined,
  ]);
});
