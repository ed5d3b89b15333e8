import { expect, test } from "vitest";
import { valueInk, valueKey } from "#app/domain/value-inks.ts";

test("a value goes by its name in lower case in addresses", () => {
  expect(["Brain", "Fair play", "Esprit d’équipe", "4th gear"].map(valueKey)).toEqual([
    "brain",
    "fair-play",
    "esprit-d-equipe",
    "4th-gear",
  ]);
});

test("a name without a Latin letter goes by its place", () => {
  expect(["Grit", "勇気", "Αγάπη"].map(valueKey)).toEqual(["grit", "value-2", "value-3"]);
});

test("the ink of a value follows from its place", () => {
  expect([0, 1, 2, 3, 4, 5].map(valueInk)).toEqual(["b", "e", "s", "c", "g", "k"]);
});
