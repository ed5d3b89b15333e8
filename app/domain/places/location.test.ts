import { expect, test } from "vitest";
import { locationText } from "./place.ts";

test("a location is city and state", () => {
  expect(locationText({ city: "Zeeland", state: "MI" })).toBe("Zeeland, MI");
});

test("without a state a location is the city alone", () => {
  for (const state of [null, undefined, ""]) {
    expect(locationText({ city: "Washington DC", state })).toBe("Washington DC");
  }
  expect(locationText({ city: "Toronto" })).toBe("Toronto");
});
