import { expect, test } from "vitest";
import { parseCountry, writingIn } from "./country.ts";

test.each([
  ["Ireland", "IE"],
  ["de", "DE"],
  ["UK", "GB"],
  ["united states", "US"],
  ["USA", "US"],
  ["U.S.", "US"],
  ["Great Britain", "GB"],
  ["Turkey", "TR"],
  ["Czech Republic", "CZ"],
  ["Holland", "NL"],
  ["Bosnia and Herzegovina", "BA"],
  [undefined, undefined],
])("%s is the country %s", (written, code) => {
  expect(parseCountry(written)).toBe(code);
});

test("what is no country is refused in words", () => {
  expect(() => parseCountry("Atlantis")).toThrow(
    "Atlantis is not a country. Use a code or a name, such as IE or Ireland.",
  );
});

test.each(["ZZ", "EU", "European Union", "UN"])("%s is no country", (written) => {
  expect(() => parseCountry(written)).toThrow(`${written} is not a country.`);
});

test.each([
  ["IE", "day-first", 24],
  ["DE", "day-first", 24],
  ["JP", undefined, 24],
  ["US", undefined, undefined],
])("days and hours are written as in %s", (country, dates, hours) => {
  expect(writingIn(country)).toEqual({ dates, hours });
});
