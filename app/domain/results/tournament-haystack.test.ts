import { expect, test } from "vitest";
import { matcher } from "#app/domain/search/matcher.ts";
import { tournamentHaystack } from "./tournament-haystack.ts";

const haystack = tournamentHaystack("Elite Select Challenge", [
  { name: "Wild", location: { city: "Boston" }, displayNameOverride: "Wildfire" },
  { name: "Heist X" },
]);

test("a tournament is found by its name and by its opponents' override, name and city", () => {
  for (const query of ["elite", "wildfire", "wild", "boston", "heist x", "boston challenge"]) {
    expect(matcher(query)(haystack), query).toBe(true);
  }
});

test("an opponent of whom only the key is known adds no undefined", () => {
  expect(matcher("undefined")(haystack)).toBe(false);
});

test("a tournament without games is found by its name", () => {
  expect(tournamentHaystack("US Open", [])).toBe("us open");
});
