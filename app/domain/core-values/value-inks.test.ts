import { expect, test } from "vitest";
import { valueInk, valueKey } from "#app/domain/core-values.ts";

test("a value’s name in lower case is its URL key", () => {
  expect(["Brain", "Fair play", "Esprit d’équipe", "4th gear"].map(valueKey)).toEqual([
    "brain",
    "fair-play",
    "esprit-d-equipe",
    "4th-gear",
  ]);
});

test("a name without Latin letters has a numbered key", () => {
  expect(["Grit", "勇気", "Αγάπη"].map(valueKey)).toEqual(["grit", "value-2", "value-3"]);
});

test("a value’s ink depends on its position", () => {
  expect([0, 1, 2, 3, 4, 5].map(valueInk)).toEqual([
    "plate1",
    "deepSun",
    "plate2",
    "plate3",
    "sun",
    "black",
  ]);
});
