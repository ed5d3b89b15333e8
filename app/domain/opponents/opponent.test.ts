import { expect, test } from "vitest";
import { displayName, opponentOf } from "./opponent.ts";

test("a team is called by city and name", () => {
  expect(displayName({ name: "Nemesis", location: { city: "Chicago" } })).toBe("Chicago Nemesis");
});

test("an override replaces city and name", () => {
  const team = {
    name: "C.L.E.",
    location: { city: "Cleveland" },
    displayNameOverride: "Notorious",
  };
  expect(displayName(team)).toBe("Notorious");
});

test("an empty override or city is as good as none", () => {
  expect(displayName({ name: "Heist", displayNameOverride: "" })).toBe("Heist");
  expect(displayName({ name: "Heist", displayNameOverride: null, location: { city: null } })).toBe(
    "Heist",
  );
  expect(displayName({ name: "Heist", location: { city: "" } })).toBe("Heist");
});

test("a known key finds its team, an unknown key is shown readably", () => {
  const heist = { name: "Heist", location: { city: "Madison" } };
  const opponents = new Map([["heist", heist]]);
  expect(opponentOf("heist", opponents)).toBe(heist);
  expect(displayName(opponentOf("heist-x", opponents))).toBe("Heist X");
});
