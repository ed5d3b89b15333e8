import { expect, test } from "vitest";
import { describePlace } from "./place.ts";

test("a location is city and state", () => {
  expect(describePlace({ city: "Zeeland", state: "MI" })).toBe("Zeeland, MI");
});

test("without a state a location is the city alone", () => {
  for (const state of [null, undefined, ""]) {
    expect(describePlace({ city: "Washington DC", state })).toBe("Washington DC");
  }
  expect(describePlace({ city: "Toronto" })).toBe("Toronto");
});
