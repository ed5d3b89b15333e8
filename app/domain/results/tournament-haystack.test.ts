import { expect, test } from "vitest";
import { matcher } from "#app/domain/search/matcher.ts";
import { tournamentHaystack } from "./tournament-haystack.ts";

const nationals = {
  name: "National Championships",
  where: "Rockford, IL",
  year: 2016,
  endYear: 2017,
  otherNames: ["nationals", "Illinois", "12th Nationals"],
};
const haystack = tournamentHaystack(nationals, [
  { name: "Wild", location: { city: "Boston" }, displayNameOverride: "Wildwood" },
  { name: "Hoist X" },
]);

test("a tournament is found by its name and by its opponents' override, name and city", () => {
  for (const query of ["championships", "wildwood", "wild", "hoist x", "boston national"]) {
    expect(matcher(query)(haystack), query).toBe(true);
  }
});

test("a tournament is found by what the site calls it, by its place and by its years", () => {
  for (const query of ["nationals", "12th", "rockford", "Rockford, IL", "illinois 2016", "2017"]) {
    expect(matcher(query)(haystack), query).toBe(true);
  }
  expect(matcher("2018")(haystack)).toBe(false);
});

test("an opponent of whom only the key is known adds no undefined", () => {
  expect(matcher("undefined")(haystack)).toBe(false);
});
