import { expect, test } from "vitest";
import { displayName, findOpponent } from "#app/domain/opponents.ts";

test("a team’s name is city plus nickname", () => {
  expect(displayName({ name: "Nereid", location: { city: "Chicago" } })).toBe("Chicago Nereid");
});

test.each([
  ["Chicago Nereid", "Chicago"],
  ["FC Bergen", "Bergen"],
  ["Sturmvögel Köln", "Koln"],
  ["U de Cologne", "cologne"],
  ["LA Astra", "Los Angeles"],
  ["N.Y. Gridlock", "New York"],
])("the city in %s is not repeated", (name, city) => {
  expect(displayName({ name, location: { city } })).toBe(name);
});

test("a word that starts like the city is not the city", () => {
  expect(displayName({ name: "Corkscrew", location: { city: "Cork" } })).toBe("Cork Corkscrew");
});

test("one letter of the city, or initials inside a word, are not the city", () => {
  expect(displayName({ name: "C Side", location: { city: "Cork" } })).toBe("Cork C Side");
  expect(displayName({ name: "Lava", location: { city: "Los Angeles" } })).toBe("Los Angeles Lava");
});

test("an override replaces city and name", () => {
  const team = {
    name: "C.L.E.",
    location: { city: "Cleveland" },
    displayNameOverride: "Notorious",
  };
  expect(displayName(team)).toBe("Notorious");
});

test("an empty override or city counts as missing", () => {
  expect(displayName({ name: "Hoist", displayNameOverride: "" })).toBe("Hoist");
  expect(displayName({ name: "Hoist", displayNameOverride: null, location: { city: null } })).toBe(
    "Hoist",
  );
  expect(displayName({ name: "Hoist", location: { city: "" } })).toBe("Hoist");
});

test("a known key finds its team, an unknown key becomes readable text", () => {
  const hoist = { name: "Hoist", location: { city: "Madison" } };
  const opponents = new Map([["hoist", hoist]]);
  expect(findOpponent("hoist", opponents)).toBe(hoist);
  expect(displayName(findOpponent("hoist-x", opponents))).toBe("Hoist X");
});
