import { expect, test } from "vitest";
import { countryWritten, describePlace, locate, describePlaceWithCountry } from "./place.ts";
import { findKnownStates, UNITED_STATES } from "./united-states.ts";

const inUs = (city: string, state?: string, country?: string) => {
  const { region, area, label } = locate({ city, state, country }, UNITED_STATES);
  return [region?.name, area, label];
};

test("a place belongs to its state", () => {
  expect(inUs("Toledo", "OH")).toEqual(["Ohio", "OH", "OH"]);
});

test("a city that ends with a district’s code belongs to it", () => {
  expect(inUs("Washington DC")).toEqual(["District of Columbia", "DC", "DC"]);
  expect(inUs("Salem OR")).toEqual([undefined, "Salem OR", ""]);
});

test("a place without a state is its own area", () => {
  expect(inUs("Two Cities")).toEqual([undefined, "Two Cities", ""]);
});

test("abroad, a state must be written out", () => {
  expect(inUs("Perth", "WA", "AU")).toEqual([undefined, "Perth, WA", "WA"]);
  expect(inUs("Toronto", undefined, "CA")).toEqual([undefined, "Toronto", ""]);
});

const findCountry = (country?: string) =>
  countryWritten(locate({ city: "Perth", country }, UNITED_STATES), UNITED_STATES);

test("content files name a place’s country only abroad", () => {
  expect([findCountry(), findCountry("US"), findCountry("AU")]).toEqual([
    undefined,
    undefined,
    "AU",
  ]);
});

test("where states are not known, the state as written is the area", () => {
  const ireland = findKnownStates("IE");
  const { country, region, area, label } = locate({ city: "Tuam", state: "Co. Galway" }, ireland);
  expect([country, region, area, label]).toEqual(["IE", undefined, "Co. Galway", ""]);
});

const text = (city?: string, state?: string, country?: string) =>
  describePlace(locate({ city, state, country }, UNITED_STATES));

test("a place abroad shows its country and any known parts", () => {
  expect(text("Toronto", "ON", "CA")).toBe("Toronto, ON, Canada");
  expect(text(undefined, undefined, "NO")).toBe("Norway");
  expect(text("Toledo", "OH", "US")).toBe("Toledo, OH");
  expect(text()).toBe("");
});

test("calendars write the country once", () => {
  expect(
    describePlaceWithCountry({
      ...locate({ city: "Toronto", country: "CA" }, UNITED_STATES),
      city: "Toronto",
    }),
  ).toBe("Toronto, CA");
});
