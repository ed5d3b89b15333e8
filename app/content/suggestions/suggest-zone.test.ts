import { stateWithCode } from "#app/domain/places/state.ts";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import { suggestZones } from "#app/content/suggestions.ts";

test.each([
  ["EST", "America/New_York"],
  ["ET", "America/New_York"],
  ["Central Time", "America/Chicago"],
  ["mdt", "America/Denver"],
  ["Pacific", "America/Los_Angeles"],
  ["America/Chicgo", "America/Chicago"],
  ["america/new york", "America/New_York"],
  ["Europe/Berln", "Europe/Berlin"],
  ["Estonia", undefined],
  ["GMT+2", undefined],
])("%s suggests %s", (written, zone) => {
  expect(suggestZones(written)).toEqual(zone === undefined ? [] : [zone]);
});

test.each([
  ["EST", "IL", ["America/Chicago"]],
  ["Central", "TN", ["America/Chicago"]],
  ["MST", "TN", ["America/New_York", "America/Chicago"]],
  ["Rockford time", "IL", ["America/Chicago"]],
  ["America/Detriot", "MI", ["America/Detroit"]],
  ["EST", "", ["America/New_York"]],
])("%s at a venue in %s suggests %s", (written, state, meant) => {
  expect(suggestZones(written, stateWithCode(state, UNITED_STATES)?.timeZones)).toEqual(meant);
});
