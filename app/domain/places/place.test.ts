import { expect, test } from "vitest";
import { countryWritten, locationText, placed, placeInFull } from "./place.ts";
import { knownStatesOf, UNITED_STATES } from "./united-states.ts";

const inUs = (city: string, state?: string, country?: string) => {
  const { region, area, label } = placed({ city, state, country }, UNITED_STATES);
  return [region?.name, area, label];
};

test("a place lies in its state", () => {
  expect(inUs("Toledo", "OH")).toEqual(["Ohio", "OH", "OH"]);
});

test("a city that ends in the code of a district lies in it", () => {
  expect(inUs("Washington DC")).toEqual(["District of Columbia", "DC", "DC"]);
  expect(inUs("Salem OR")).toEqual([undefined, "Salem OR", ""]);
});

test("a place without a state stands for itself", () => {
  expect(inUs("Two Cities")).toEqual([undefined, "Two Cities", ""]);
});

test("abroad a state is only what is written", () => {
  expect(inUs("Perth", "WA", "AU")).toEqual([undefined, "Perth, WA", "WA"]);
  expect(inUs("Toronto", undefined, "CA")).toEqual([undefined, "Toronto", ""]);
});

const countryOf = (country?: string) =>
  countryWritten(placed({ city: "Perth", country }, UNITED_STATES), UNITED_STATES);

test("a file names the country of a place only abroad", () => {
  expect([countryOf(), countryOf("US"), countryOf("AU")]).toEqual([undefined, undefined, "AU"]);
});

test("where no states are known places of one name belong together", () => {
  const ireland = knownStatesOf("IE");
  const { country, region, area, label } = placed({ city: "Tuam", state: "Co. Galway" }, ireland);
  expect([country, region, area, label]).toEqual(["IE", undefined, "Co. Galway", ""]);
});

const text = (city?: string, state?: string, country?: string) =>
  locationText(placed({ city, state, country }, UNITED_STATES));

test("a place abroad says its country, as far as the rest is known", () => {
  expect(text("Toronto", "ON", "CA")).toBe("Toronto, ON, Canada");
  expect(text(undefined, undefined, "NO")).toBe("Norway");
  expect(text("Toledo", "OH", "US")).toBe("Toledo, OH");
  expect(text()).toBe("");
});

test("calendars write a country once", () => {
  expect(
    placeInFull({ ...placed({ city: "Toronto", country: "CA" }, UNITED_STATES), city: "Toronto" }),
  ).toBe("Toronto, CA");
});
