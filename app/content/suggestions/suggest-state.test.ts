import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import { suggestPlate, suggestState } from "#app/content/suggestions.ts";

test.each([
  ["Illinois", "IL", "Illinois"],
  ["Pennslyvania", "PA", "Pennsylvania"],
  ["mi", "MI", "Michigan"],
  ["Calif.", "CA", "California"],
  ["Washington, D.C.", "DC", "District of Columbia"],
  ["Elsewhere", undefined, undefined],
])("%s is the state %s and the plate %s", (written, code, plate) => {
  expect([suggestState(written, UNITED_STATES), suggestPlate(written, UNITED_STATES)]).toEqual([
    code,
    plate,
  ]);
});
