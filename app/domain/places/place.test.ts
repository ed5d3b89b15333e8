import { expect, test } from "vitest";
import { findMedal } from "./medal.ts";
import * as place from "./place.ts";
import * as states from "./state.ts";
import { statesOfCountry, UNITED_STATES } from "./united-states.ts";

const locate = (city?: string, state?: string, country?: string) =>
  place.locate({ city, state, country }, UNITED_STATES);

test.each([
  ["Toledo", "OH", undefined, "Ohio", "OH", "OH", "Toledo, OH"],
  // A city that ends with a district's code belongs to it.
  ["Washington DC", undefined, undefined, "District of Columbia", "DC", "DC", "Washington DC"],
  ["Salem OR", undefined, undefined, undefined, "Salem OR", "", "Salem OR"],
  // Abroad, a state must be written out.
  ["Perth", "WA", "AU", undefined, "Perth, WA", "WA", "Perth, WA, Australia"],
  ["Toronto", undefined, "CA", undefined, "Toronto", "", "Toronto, Canada"],
])("%s, %s, %s is in the state %s and the area %s, labeled “%s”: %s", (...row) => {
  const [city, state, country, region, area, label, text] = row;
  const found = locate(city, state, country);
  expect([found.region?.name, found.area, found.label]).toEqual([region, area, label]);
  expect(place.describePlace(found)).toBe(text);
});

test("a place shows any known parts", () => {
  expect(place.describePlace(locate(undefined, undefined, "NO"))).toBe("Norway");
  expect(place.describePlace(locate())).toBe("");
});

test("content files name a place’s country only abroad", () => {
  const written = [undefined, "US", "AU"].map((country) =>
    place.countryWritten(locate("Perth", undefined, country), UNITED_STATES),
  );
  expect(written).toEqual([undefined, undefined, "AU"]);
});

test("where states are not known, the state as written is the area", () => {
  const tuam = place.locate({ city: "Tuam", state: "Co. Galway" }, statesOfCountry("IE"));
  expect(tuam).toMatchObject({ country: "IE", area: "Co. Galway", label: "" });
  expect(tuam.region).toBeUndefined();
});

test("calendars write the country once, and only outside the United States", () => {
  const written = [
    { city: "Toledo", state: "OH", country: "US" },
    { ...locate("Toronto", undefined, "CA"), city: "Toronto" },
  ].map(place.describePlaceWithCountry);
  expect(written).toEqual(["Toledo, OH", "Toronto, CA"]);
});

test("an area’s URL key has no capitals, accents or punctuation", () => {
  const keys = ["OH", "Co. Galway", "Réunion", "2A", "Київ"].map(place.addressKey);
  expect(keys).toEqual(["oh", "co-galway", "reunion", "2a", "киів"]);
});

test("a place without its own map link is looked up on a map, with its name escaped", () => {
  expect(place.searchMap("Gull & Point, ME")).toBe(
    "https://www.google.com/maps/search/?api=1&query=Gull%20%26%20Point%2C%20ME",
  );
});

test("the first three places have medals, no other place has", () => {
  expect([1, 2, 3, 0, 4, 11, 13].map(findMedal).filter(Boolean)).toEqual([
    "gold",
    "silver",
    "bronze",
  ]);
});

const findStates = (codes: string) =>
  codes.split(" ").flatMap((code) => states.stateWithCode(code, UNITED_STATES) ?? []);

test.each([
  ["OH DC MI", "2 states and DC"],
  ["OH", "1 state"],
  ["DC", "DC"],
  ["", ""],
])("the states %s are counted as “%s”", (codes, text) => {
  expect(states.statesText(findStates(codes), states.STATES_IN_ENGLISH)).toBe(text);
});

test("a district is no state, and territories and bonuses are not on every map", () => {
  expect(states.districtsAmong(findStates("OH DC"))).toEqual(["DC"]);
  expect(states.statesIn(UNITED_STATES)).toBe(50);
  expect(findStates("OH DC PR").map(states.isOnEveryMap)).toEqual([true, true, false]);
});

test("a state is found by name, ignoring surrounding spaces", () => {
  expect(states.stateNamed(" michigan ", UNITED_STATES)?.code).toBe("MI");
});

test("a row’s codes exclude gaps", () => {
  expect(states.codesOnMap(" . SH . HB ")).toEqual(["SH", "HB"]);
});
