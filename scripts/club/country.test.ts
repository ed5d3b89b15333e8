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
])("%s is the country %s", (written, code) => {
  expect(parseCountry(written)).toBe(code);
});

test("a club need not name its country", () => {
  expect(parseCountry(undefined)).toBeUndefined();
});

test.each(["Atlantis", "ZZ", "EU", "European Union", "UN"])(
  "%s is no country, and the message says how to write one",
  (written) => {
    expect(() => parseCountry(written)).toThrow(
      `${written} is not a country. Use a code or a name, such as IE or Ireland.`,
    );
  },
);

test.each([
  ["IE", "day-first", 24],
  ["DE", "day-first", 24],
  ["JP", undefined, 24],
  ["US", undefined, undefined],
])(
  "in %s days are written %s and the hours of a clock are %s, where that is not the default",
  (country, dates, hours) => {
    expect(writingIn(country)).toEqual({ dates, hours });
  },
);
