import { expect, test } from "vitest";
import { mapSearch, placeInFull } from "./place.ts";
import {
  codesOnMap,
  districtsAmong,
  isOnEveryMap,
  stateNamed,
  STATES_IN_ENGLISH,
  statesIn,
  statesText,
  stateWithCode,
} from "./state.ts";
import { knownStatesOf, UNITED_STATES } from "./united-states.ts";

const statesOf = (...codes: readonly string[]) =>
  codes.flatMap((code) => stateWithCode(code, UNITED_STATES) ?? []);

test("districts are named beside the number of states, and are none of them", () => {
  const text = (...codes: readonly string[]) => statesText(statesOf(...codes), STATES_IN_ENGLISH);
  expect(text("OH", "DC", "MI")).toBe("2 states and DC");
  expect(text("OH")).toBe("1 state");
  expect(text("DC")).toBe("DC");
  expect(text()).toBe("");
  expect(districtsAmong(statesOf("OH", "DC"))).toEqual(["DC"]);
  expect(statesIn(UNITED_STATES)).toBe(50);
});

test("states and districts are on every map, territories and bonuses are not", () => {
  expect(statesOf("OH", "DC", "PR").map(isOnEveryMap)).toEqual([true, true, false]);
});

test("a state is found by its name, whatever the space around it", () => {
  expect(stateNamed(" michigan ", UNITED_STATES)?.code).toBe("MI");
});

test("only of the United States all states are known", () => {
  expect(knownStatesOf("US")).toBe(UNITED_STATES);
});

test("the codes of a drawn row are what is no gap", () => {
  expect(codesOnMap(" . SH . HB ")).toEqual(["SH", "HB"]);
});

test("calendars write the country only of places outside the United States", () => {
  expect(placeInFull({ city: "Toledo", state: "OH", country: "US" })).toBe("Toledo, OH");
  expect(placeInFull({ city: "Galway", country: "IE" })).toBe("Galway, IE");
});

test("a place without a link of its own is looked up on a map, whatever signs it has", () => {
  expect(mapSearch("Gull & Point, ME")).toBe(
    "https://www.google.com/maps/search/?api=1&query=Gull%20%26%20Point%2C%20ME",
  );
});
