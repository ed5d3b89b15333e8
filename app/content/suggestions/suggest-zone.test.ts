import { expect, test } from "vitest";
import { suggestZone } from "./suggest-zone.ts";

test.each([
  ["EST", "America/New_York"],
  ["ET", "America/New_York"],
  ["Central Time", "America/Chicago"],
  ["mdt", "America/Denver"],
  ["Pacific", "America/Los_Angeles"],
  ["America/Chicgo", "America/Chicago"],
  ["america/new york", "America/New_York"],
  ["Estonia", undefined],
  ["GMT+2", undefined],
])("%s is asked about as %s", (written, zone) => {
  expect(suggestZone(written)).toBe(zone);
});
