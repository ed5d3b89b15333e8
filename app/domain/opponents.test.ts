import { expect, test } from "vitest";
import { displayName, findOpponent, readableKey } from "./opponents.ts";

test.each([
  ["Nereid", "Chicago", "Chicago Nereid"],
  ["Hoist", "", "Hoist"],
  // The name has the city, or its initials.
  ["Chicago Nereid", "Chicago", "Chicago Nereid"],
  ["FC Bergen", "Bergen", "FC Bergen"],
  ["Sturmvögel Köln", "Koln", "Sturmvögel Köln"],
  ["U de Cologne", "cologne", "U de Cologne"],
  ["LA Astra", "Los Angeles", "LA Astra"],
  ["N.Y. Gridlock", "New York", "N.Y. Gridlock"],
  // A part of a word is not the city.
  ["Corkscrew", "Cork", "Cork Corkscrew"],
  ["C Side", "Cork", "Cork C Side"],
  ["Lava", "Los Angeles", "Los Angeles Lava"],
])("the team %s of “%s” is shown as %s", (name, city, shown) => {
  expect(displayName({ name, location: { city } })).toBe(shown);
});

test("an override replaces city and name, unless it is empty", () => {
  const shown = ["Notorious", "", null].map((displayNameOverride) =>
    displayName({ name: "C.L.E.", location: { city: "Cleveland" }, displayNameOverride }),
  );
  expect(shown).toEqual(["Notorious", "Cleveland C.L.E.", "Cleveland C.L.E."]);
});

test("a known key finds its team, an unknown key becomes readable text", () => {
  const hoist = { name: "Hoist", location: { city: "Madison" } };
  const opponents = new Map([["hoist", hoist]]);
  expect(findOpponent("hoist", opponents)).toBe(hoist);
  expect(displayName(findOpponent("hoist-x", opponents))).toBe("Hoist X");
  expect(["hot_kettle", "7evens", "-hoist--x-"].map(readableKey)).toEqual([
    "Hot Kettle",
    "7evens",
    "Hoist X",
  ]);
});
