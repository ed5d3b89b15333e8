import { expect, test } from "vitest";
import { searchMap } from "./place.ts";
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
import { UNITED_STATES } from "./united-states.ts";

const findStates = (...codes: readonly string[]) =>
  codes.flatMap((code) => stateWithCode(code, UNITED_STATES) ?? []);

test("districts are listed beside the number of states and not counted", () => {
  const text = (...codes: readonly string[]) => statesText(findStates(...codes), STATES_IN_ENGLISH);
  expect(text("OH", "DC", "MI")).toBe("2 states and DC");
  expect(text("OH")).toBe("1 state");
  expect(text("DC")).toBe("DC");
  expect(text()).toBe("");
  expect(districtsAmong(findStates("OH", "DC"))).toEqual(["DC"]);
  expect(statesIn(UNITED_STATES)).toBe(50);
});

test("states and districts are on every map, territories and bonuses are not", () => {
  expect(findStates("OH", "DC", "PR").map(isOnEveryMap)).toEqual([true, true, false]);
});

test("a state is found by name, ignoring surrounding spaces", () => {
  expect(stateNamed(" michigan ", UNITED_STATES)?.code).toBe("MI");
});

test("a row’s codes exclude gaps", () => {
  expect(codesOnMap(" . SH . HB ")).toEqual(["SH", "HB"]);
});

test("a place without its own map link is looked up on a map, with its name escaped", () => {
  expect(searchMap("Gull & Point, ME")).toBe(
    "https://www.google.com/maps/search/?api=1&query=Gull%20%26%20Point%2C%20ME",
  );
});
